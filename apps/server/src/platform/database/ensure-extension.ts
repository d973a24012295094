import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";

/** The extension for the search in titles; every PostgreSQL ships it. */
const extension = "pg_trgm";

/**
 * Adds the extension to the database if it is missing. The owner of the database may add it; for other users, the
 * failure says what to run.
 *
 * @throws StartFailure if this user may not add it, or the server does not have it
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
