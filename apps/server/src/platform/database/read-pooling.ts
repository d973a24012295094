import type { Pool, Sql } from "./connect.ts";

/** How connections to the database behave. */
export interface Pooling {
  /** Whether a pooler gives each transaction another session. */
  readonly isOfTransactions: boolean;
  /** The longest that a statement may take, in milliseconds; 0 for any time. */
  readonly statementTimeoutMs: number;
  /** The database, told from every other one, also on other servers. A copy of a whole server has the same. */
  readonly database: string;
}

/** How often it is tried: a busy pooler may give two connections different sessions by chance. */
const tries = 10;

/** Finds out by two connections whether a pooler of transactions is between; `open` opens one. */
export async function readPooling(open: () => Pool): Promise<Pooling> {
  const [one, other] = [open(), open()];
  try {
    let isOfTransactions = false;
    for (let tried = 0; tried < tries && !isOfTransactions; tried += 1) {
      isOfTransactions = await haveOneSession(one, other);
    }
    const [row] = await one<Omit<Pooling, "isOfTransactions">[]>`
      select (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
        (select system_identifier from pg_control_system()) || ' ' || current_database() as database`;
    if (row === undefined) throw new Error("The database does not say what it is.");
    return { ...row, isOfTransactions };
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
}

/**
 * Whether the other connection gets the session in which this one has just asked, or this one another session while the other one has a
 * transaction. A connection that is a session has its own for good.
 */
async function haveOneSession(one: Pool, other: Pool): Promise<boolean> {
  const ours = await readSession(one);
  return other.begin(async (sql) => {
    const theirs = await readSession(sql);
    return theirs === ours || (await readSession(one)) !== ours;
  });
}

async function readSession(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}
