import { rmSync } from "node:fs";
import type { Clock } from "../platform/clock.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import { readKnownVersion, readSchemaVersion } from "../platform/database/schema-version.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { findOrganization } from "./find-organization.ts";
import { createOrganizationSourceStore, recordExport } from "./organization-source.store.ts";
import type { Progress } from "../platform/progress.ts";
import { takeBackup, type BackupContent } from "./take-backup.ts";

interface Needs {
  database: Pick<OpenDatabase, "sql" | "openListener">;
  fileStore: Pick<FileStore, "sizeOf" | "read">;
  clock: Clock;
  progress: Progress;
}

/**
 * Writes one organization into an archive, while the server runs: its rows as they were at one moment, its files, and the people whom the rows
 * name. Nothing of other organizations, of passwords or of sessions is in it, and the address only of its members. The audit log of the
 * organization tells of it.
 *
 * @throws StartFailure as {@link findOrganization} and {@link takeBackup} do
 */
export async function exportOrganization(
  needs: Needs,
  file: string,
  organizationId: string,
): Promise<BackupContent> {
  const { sql } = needs.database;
  const organization = await findOrganization(sql, organizationId);
  const { id } = organization;
  const content = await takeBackup(
    needs,
    file,
    {},
    {
      organization,
      createSource: (tx) => createOrganizationSourceStore(tx, id),
    },
  );
  // An older version, whose tables are exported as they are, may have no audit log yet.
  if ((await readSchemaVersion(sql)) !== readKnownVersion()) return content;
  try {
    await recordExport(sql, id);
  } catch (error) {
    // No export without its entry.
    rmSync(file);
    throw error;
  }
  return content;
}
