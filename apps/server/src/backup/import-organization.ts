import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { ArchiveHead, Manifest } from "./archive/archive-format.ts";
import { readArchive } from "./archive/read-archive.ts";
import { sizeOfArchive } from "./archive/size-of-archive.ts";
import { loadOrganization, type ImportedPeople } from "./load-organization.ts";
import { createOrganizationTargetStore } from "./organization-target.store.ts";
import type { Progress } from "../platform/progress.ts";
import { checkVersion } from "./restore-backup.ts";

interface Needs {
  /** Opens the database and the file store: not before the archive was checked. */
  open: () => Promise<{ readonly database: OpenDatabase; readonly fileStore: FileStore }>;
  progress: Progress;
}

/**
 * Adds an organization from an archive to a server, which may run: with all ids but those of people who have an account here with another id. First
 * the archive is checked whole; then everything is loaded in one transaction.
 *
 * @param trustsAddresses lets people of the archive be those here who have their address, even where nobody has confirmed it
 * @throws StartFailure with one line if the archive is damaged or of another version, or anything of it is here already
 */
export async function importOrganization(
  { open, progress }: Needs,
  file: string,
  { trustsAddresses }: { readonly trustsAddresses: boolean },
): Promise<{ readonly manifest: Manifest; readonly people: ImportedPeople }> {
  try {
    const size = sizeOfArchive(file);
    progress.begin("Checking", size);
    const manifest = await readArchive(file, { head: checkHead }, progress.advance);
    const { organization } = manifest;
    if (organization === undefined) throw notOne();
    const { database, fileStore } = await open();
    const connection = database.openListener();
    try {
      const target = createOrganizationTargetStore(connection);
      await target.prepare();
      if ((await target.schemaVersion()) !== manifest.migration.when) {
        throw new StartFailure(
          `${file} is of Stemma ${manifest.stemma}, which has other tables than this server: bring both to the same version, and export again.`,
        );
      }
      progress.begin("Importing", size);
      const people = await connection.begin((tx) =>
        loadOrganization(createOrganizationTargetStore(tx), {
          file,
          manifest,
          organizationId: organization.id,
          fileStore,
          progress,
          trustsAddresses,
        }),
      );
      return { manifest, people };
    } finally {
      await connection.end({ timeout: 5 });
      fileStore.close();
      await database.close();
    }
  } finally {
    progress.end();
  }

  function checkHead({ organization, migration, stemma }: ArchiveHead): void {
    if (organization === undefined) throw notOne();
    checkVersion(file, migration.when, stemma);
  }

  function notOne(): StartFailure {
    return new StartFailure(`${file} holds a whole server: use restore.`);
  }
}
