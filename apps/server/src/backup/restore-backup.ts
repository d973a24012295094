import { applyMigrations } from "../platform/database/apply-migrations.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import { isForbidden } from "../platform/database/migrate.ts";
import { findMigration } from "../platform/database/schema-version.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { ArchiveHead, Manifest } from "./archive/archive-format.ts";
import { readArchive } from "./archive/read-archive.ts";
import { sizeOfArchive } from "./archive/size-of-archive.ts";
import { checkTarget } from "./check-target.ts";
import { loadArchive } from "./load-archive.ts";
import type { Progress } from "../platform/progress.ts";
import { createRestoreTargetStore } from "./restore-target.store.ts";

interface Needs {
  /** Opens the database, with one connection, and the file store: not before the archive was checked. */
  open: () => Promise<{ readonly database: OpenDatabase; readonly fileStore: FileStore }>;
  progress: Progress;
}

/**
 * Fills an empty database and the file store from an archive. First the archive is checked whole; then the tables of the archive's own
 * migration are made, filled in one transaction, and migrated to this version.
 *
 * A restore that is killed leaves tables without rows, and perhaps files that nothing refers to: it can be tried again. A server that
 * starts meanwhile waits.
 *
 * @throws StartFailure with one line if the archive is damaged or of a newer Stemma, or the database is not empty, in use, or
 * not of this user
 */
export async function restoreBackup({ open, progress }: Needs, file: string): Promise<Manifest> {
  try {
    const size = sizeOfArchive(file);
    progress.begin("Checking", size);
    const visitor = {
      head: ({ migration, stemma, organization }: ArchiveHead) => {
        if (organization !== undefined) {
          throw new StartFailure(`${file} holds one organization: use import-organization.`);
        }
        checkVersion(file, migration.when, stemma);
      },
    };
    const manifest = await readArchive(file, visitor, progress.advance);
    const { database, fileStore } = await open();
    try {
      const { sql } = database;
      const target = createRestoreTargetStore(sql);
      await target.prepare();
      await checkTarget(target, manifest.migration);
      await applyMigrations(sql, { last: manifest.migration.when });
      progress.begin("Restoring", size);
      await sql.begin((tx) =>
        loadArchive(createRestoreTargetStore(tx), { file, manifest, fileStore, progress }),
      );
      await applyMigrations(sql);
      await target.analyze();
      return manifest;
    } finally {
      fileStore.close();
      await database.close();
    }
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new StartFailure(
      `This user of the database may not do what a restore needs (${error.message}): restore into a new database that belongs to the user in DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    progress.end();
  }
}

/** @throws StartFailure if this Stemma does not know the migration */
export function checkVersion(file: string, migration: number, stemma: string): void {
  if (findMigration(migration) !== null) return;
  throw new StartFailure(
    `${file} is a backup by a newer Stemma (${stemma}): use that version, or a newer one.`,
  );
}
