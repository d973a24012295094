import type { Pool, Sql } from "./connect.ts";
import { readDatabaseIdentity } from "./database-identity.ts";

/** How connections to the database behave. */
export interface Pooling {
  /** Whether a pooler gives each transaction another session. */
  readonly isOfTransactions: boolean;
  /** The longest that a statement may take, in milliseconds; 0 for any time. */
  readonly statementTimeoutMs: number;
  /** Its identity. */
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
    const [row] = await one<{ ms: number }[]>`
      select setting::int as ms from pg_settings where name = 'statement_timeout'`;
    const database = await readDatabaseIdentity(one);
    return { isOfTransactions, statementTimeoutMs: row?.ms ?? 0, database };
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

/** The number of the session's process. */
export async function readSession(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}
