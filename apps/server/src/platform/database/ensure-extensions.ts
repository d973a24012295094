import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";

/**
 * The extensions for search; every PostgreSQL ships them. `pg_trgm` looks up parts of titles, `btree_gin` puts the organization into the
 * same index.
 */
export const extensions = ["pg_trgm", "btree_gin"] as const;

/**
 * Adds the {@link extensions} to the database that are missing. The owner of the database may add them; for other users, the
 * failure says what to run.
 *
 * @throws StartFailure if this user may not add one, or the server does not have it
 */
export async function ensureExtensions(sql: Sql): Promise<void> {
  const rows = await sql<{ name: string }[]>`select extname as name from pg_extension`;
  const present = new Set(rows.map(({ name }) => name));
  for (const extension of extensions) {
    // On a database that Citus spreads, only the owner of those on the workers may ask for one that is there.
    if (present.has(extension)) continue;
    try {
      await sql.unsafe(`create extension if not exists ${extension}`);
    } catch (error) {
      const [available] =
        await sql`select 1 from pg_available_extensions where name = ${extension}`;
      throw new StartFailure(
        available === undefined
          ? `The database server lacks the extension ${extension}: install PostgreSQL's contrib package on it and start Stemma again.`
          : `This user may not add the extension ${extension} to the database: run "CREATE EXTENSION ${extension};" in it as its owner or a superuser, and start Stemma again.`,
        { cause: error },
      );
    }
  }
}
