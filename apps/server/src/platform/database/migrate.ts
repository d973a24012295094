import { StartFailure } from "../start-failure.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { connectDatabase } from "./connect.ts";
import type { DatabaseAddress } from "./connect.ts";
import { worksWithTables } from "./migration-history.ts";
import { waitForMigrationLock } from "./migration-lock.ts";
import { readMigrations } from "./read-migrations.ts";
import { rebuildNameIndexes } from "./rebuild-name-indexes.ts";
import { readSchemaVersion } from "./schema-version.ts";

/**
 * Migrates the database to this version's tables; does nothing if they are current, or newer and still fit for this version.
 * Indexes of names are built anew where their order is old. It uses its own
 * connection without timeouts, because waiting for another node, or building an index of a million rows, can take long.
 *
 * @throws StartFailure if a newer version has taken away what this one uses, a migration cannot be applied, or this user may not
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  migrations = readMigrations(),
): Promise<void> {
  const known = Math.max(0, ...migrations.map(({ when }) => when));
  const { sql, close } = connectDatabase(address, 1);
  try {
    await sql`set lock_timeout = 0`;
    await sql`set statement_timeout = 0`;
    await waitForMigrationLock(sql);
    const version = await readSchemaVersion(sql);
    if (version <= known) {
      await applyMigrations(sql, { migrations });
      await rebuildNameIndexes(sql);
    } else if (!(await worksWithTables(sql, known))) {
      throw new StartFailure(
        "The database belongs to a newer version of Stemma, beside which this one cannot run: start that version, or restore a backup from before the update.",
      );
    }
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new StartFailure(
      `This user of the database may not change its tables (${error.message}): run the command \`migrate\` of this version (docs/operating.md, "A user that may change no table"), with the owner's user in DATABASE_URL, and start Stemma again.`,
      { cause: error },
    );
  } finally {
    await close();
  }
}

/** PostgreSQL's code for what a user may not do. */
const forbiddenCode = "42501";

/** Whether PostgreSQL refused a statement because this user may not run it. */
export function isForbidden(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === forbiddenCode;
}
