import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "./connect.ts";

/** Held while a node migrates, so that nodes that start together wait for one another. */
const migrationLock = 7_273_665;

/** Brings the database to this version's tables; does nothing when it is there already. */
export async function migrateDatabase(sql: Sql): Promise<void> {
  const connection = await sql.reserve();
  try {
    await connection`set lock_timeout = 0`;
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(sql), { migrationsFolder: findMigrations() });
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
    await connection`reset lock_timeout`;
    await connection`reset statement_timeout`;
    connection.release();
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
