import { migrate } from "drizzle-orm/postgres-js/migrator";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import type { Database, DatabaseAddress, Sql } from "./connect.ts";
import { ensureExtensions } from "./ensure-extensions.ts";
import { withMigrationsUntil } from "./migrations-until.ts";
import { rebuildNameIndexes } from "./rebuild-name-indexes.ts";
import { readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/** The advisory lock of whatever changes tables: nodes that start together wait for each other, and for a restore. */
export const migrationLock = 7_273_665;

/**
 * Migrates the database to this version's tables; does nothing if they are current. Indexes of names are built anew where their
 * order is old. It uses its own connection without timeouts, because waiting for another node, or rebuilding an index of a million rows, can take long.
 *
 * @throws StartFailure if a newer version has changed the tables
 */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const { sql, db, close } = connectDatabase(address, 1);
  try {
    await sql`set lock_timeout = 0`;
    await sql`set statement_timeout = 0`;
    await sql`select pg_advisory_lock(${migrationLock})`;
    if ((await readSchemaVersion(sql)) > readKnownVersion()) {
      throw new StartFailure(
        "The database belongs to a newer version of Stemma: start that version, or restore a backup from before the update.",
      );
    }
    await applyMigrations({ sql, db });
    await rebuildNameIndexes(sql);
  } finally {
    await close();
  }
}

/**
 * Applies the missing migrations, until the one with the timestamp `last`. The connection holds {@link migrationLock} and has no
 * timeouts.
 */
export async function applyMigrations(
  { sql, db }: { readonly sql: Sql; readonly db: Database },
  last = readKnownVersion(),
): Promise<void> {
  await ensureExtensions(sql);
  await withMigrationsUntil(last, (migrationsFolder) => migrate(db, { migrationsFolder }));
}
