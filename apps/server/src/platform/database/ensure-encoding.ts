import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";

/**
 * Refuses a database that cannot hold every text, before tables are made in it.
 *
 * @throws StartFailure if its encoding is not UTF-8
 */
export async function ensureEncoding(sql: Sql): Promise<void> {
  const [row] = await sql<{ encoding: string }[]>`
    select current_setting('server_encoding') as encoding`;
  if (row === undefined || row.encoding === "UTF8") return;
  throw new StartFailure(
    `The database's encoding is ${row.encoding}, in which many texts cannot be written: make a database with "CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'", and use that one.`,
  );
}
