import { exportOrganization } from "../backup/export-organization.ts";
import { importOrganization } from "../backup/import-organization.ts";
import { noProgress } from "../platform/progress.ts";
import { systemClock } from "../platform/clock.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import type { TestServer } from "./start-test-server.ts";

/** Writes an organization of a server into an archive. */
export async function exportFrom(
  { databaseAddress, fileStore }: TestServer,
  file: string,
  organizationId: string,
) {
  const database = connectDatabase(databaseAddress, 1);
  try {
    const needs = { database, fileStore, clock: systemClock, progress: noProgress };
    return await exportOrganization(needs, file, organizationId);
  } finally {
    await database.close();
  }
}

/** Adds the organization of an archive to a server, while it runs. */
export async function importInto(
  { databaseAddress, fileStore }: TestServer,
  file: string,
  trustsAddresses = false,
) {
  const open = async () => ({
    database: { ...connectDatabase(databaseAddress, 1), address: databaseAddress },
    fileStore,
  });
  return importOrganization({ open, progress: noProgress }, file, { trustsAddresses });
}
