import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Options, PostgresType } from "postgres";

/** The pool's own handle: raw SQL, for what runs too often to be built each time. */
export type Sql = postgres.Sql;

/** The database as stores use it: the pool, or one transaction of it. */
export type Database = ReturnType<typeof drizzle>;

/** How long the server waits for the database, in milliseconds. */
const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 30_000;

/** How long a lost connection waits before it tries again; the driver's own wait grows to 20. In seconds. */
const reconnectDelaySeconds = 0.1;

/** Where the database is: an address, or postgres.js options for the embedded one's socket. */
export type DatabaseAddress = string | Options<Record<string, PostgresType>>;

/** Opens the pool. Nothing is connected before the first query. `close` waits for running queries. */
export function connectDatabase(address: DatabaseAddress, maxConnections: number) {
  const options = {
    max: maxConnections,
    backoff: () => reconnectDelaySeconds,
    onnotice: () => {},
    connection: {
      application_name: "stemma",
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    },
  };
  const open = (own: typeof options): Sql =>
    typeof address === "string" ? postgres(address, own) : postgres({ ...address, ...own });
  const sql = open(options);
  return {
    sql,
    db: drizzle(sql),
    /** A handle apart from the pool, whose one connection the caller ends. */
    openListener: (): Sql => open({ ...options, max: 1 }),
    close: () => sql.end({ timeout: 5 }),
  };
}
