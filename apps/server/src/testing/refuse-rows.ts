import type { Sql } from "../platform/database/connect.ts";

/** Which rows the database refuses, as SQL on the row's columns, and with which error. */
interface Refusal {
  readonly table: string;
  readonly where?: string;
  readonly words: string;
  readonly code?: string;
}

/**
 * Has the database refuse such rows when they are written, as a full disk or a fault of its own would. Resolves with what ends it. It is a
 * check, because Citus takes no trigger.
 */
export async function refuseRows(
  sql: Sql,
  { table, where = "true", words, code = "P0001" }: Refusal,
): Promise<() => Promise<void>> {
  await sql.unsafe(`create function refuse_row() returns boolean language plpgsql as
    $$ begin raise exception '${words}' using errcode = '${code}'; end $$`);
  await sql.unsafe(`alter table ${table} add constraint refuse_row
    check (case when ${where} then refuse_row() else true end) not valid`);
  return async () => {
    await sql.unsafe(`alter table ${table} drop constraint refuse_row`);
    await sql.unsafe("drop function refuse_row");
  };
}
