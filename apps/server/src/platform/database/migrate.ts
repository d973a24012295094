import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connectDatabase } from "./connect.ts";
import type { DatabaseAddress } from "./connect.ts";
import { ensureExtension } from "./ensure-extension.ts";

/** Held while a node migrates, so that nodes that start together wait for one another. */
const migrationLock = 7_273_665;

/**
 * Brings the database to this version's tables; does nothing when it is there already. It has a connection of its own,
 * which takes the time it needs: to wait for another node, and to rebuild an index of a million rows.
 */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const { sql, db, close } = connectDatabase(address, 1);
  try {
    await sql`set lock_timeout = 0`;
    await sql`set statement_timeout = 0`;
    await sql`select pg_advisory_lock(${migrationLock})`;
    await ensureExtension(sql);
    await migrate(db, { migrationsFolder: findMigrations() });
  } finally {
    await close();
  }
}

/** The migrations stand beside the sources and beside the bundle: in the nearest `migrations` folder above. */
function findMigrations(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "migrations", "meta", "_journal.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error("The folder `migrations` is missing from this installation.");
    folder = parent;
  }
  return path.join(folder, "migrations");
}
