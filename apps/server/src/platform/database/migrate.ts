import { migrate } from "drizzle-orm/postgres-js/migrator";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import type { DatabaseAddress } from "./connect.ts";
import { ensureExtension } from "./ensure-extension.ts";
import { findMigrations, readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/** Held while a node migrates, so that nodes that start together wait for one another. */
const migrationLock = 7_273_665;

/**
 * Brings the database to this version's tables; does nothing when it is there already. It has a connection of its own,
 * which takes the time it needs: to wait for another node, and to rebuild an index of a million rows.
 *
 * @throws StartFailure where a newer version has changed the tables
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
    await ensureExtension(sql);
    await migrate(db, { migrationsFolder: findMigrations() });
  } finally {
    await close();
  }
}
