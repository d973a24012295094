import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";

/** What the search for titles needs; it comes with every PostgreSQL. */
const extension = "pg_trgm";

/**
 * Adds the extension to the database, unless it is there. Whoever owns the database may; where another hand must, the
 * failure says what to run.
 *
 * @throws StartFailure where this user may not add it, or the server does not have it
 */
export async function ensureExtension(sql: Sql): Promise<void> {
  try {
    await sql.unsafe(`create extension if not exists ${extension}`);
  } catch (error) {
    const [present] = await sql`select 1 from pg_available_extensions where name = ${extension}`;
    throw new StartFailure(
      present === undefined
        ? `The database server lacks the extension ${extension}: install PostgreSQL's contrib package on it and start Stemma again.`
        : `This user may not add the extension ${extension} to the database: run "CREATE EXTENSION ${extension};" in it as its owner or a superuser, and start Stemma again.`,
      { cause: error },
    );
  }
}
