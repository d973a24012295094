import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Options, PostgresType } from "postgres";

/**
 * The SQL interface of stores, on the pool or in one of its transactions. A tagged template runs as a statement, or
 * becomes a part of another template. Values become parameters. Instants arrive as PostgreSQL's text, with
 * microseconds.
 */
export type Sql = postgres.ISql;

/** A part of a statement, as a parameter type. */
export type Fragment = postgres.Fragment;

/** The connection pool of a node. */
export type Pool = postgres.Sql;

/** Drizzle's view of the database, for migrations and for the sign-in library. */
export type Database = ReturnType<typeof drizzle>;

/** The database's timeouts for our statements, in milliseconds. */
const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 30_000;

/** The delay before a lost connection reconnects, in seconds. The driver's own backoff grows to 20 seconds. */
const reconnectDelaySeconds = 0.1;

/** How long a server may take to take a connection, in seconds; of several servers, each. */
const connectTimeoutSeconds = 4;

/** PostgreSQL's OID of the type `timestamptz`. */
const timestamptzOid = 1184;

/** The address of the database: a URL, or postgres.js options for the embedded database's socket. */
export type DatabaseAddress = string | Options<Record<string, PostgresType>>;

/** Creates the pool. It connects at the first query. A pool of one connection keeps it, unless it is lost. `close` waits for running queries. */
export function connectDatabase(address: DatabaseAddress, maxConnections: number) {
  const options = {
    max: maxConnections,
    backoff: () => reconnectDelaySeconds,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => {},
    connection: {
      application_name: "stemma",
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    },
  };
  // A single connection has a session that must last: its settings, locks and cursors. The driver would replace it within an hour.
  const single = { ...options, max: 1, max_lifetime: null, idle_timeout: 0 };
  const open = (own: typeof options | typeof single): Pool =>
    typeof address === "string" ? postgres(address, own) : postgres({ ...address, ...own });
  const sql = open(maxConnections === 1 ? single : options);
  const db = drizzle(sql);
  // Drizzle disables the driver's conversion of dates, but our own statements pass dates too.
  sql.options.serializers[timestamptzOid] = (value: Date | string) =>
    value instanceof Date ? value.toISOString() : value;
  return {
    sql,
    db,
    /** Opens one connection outside the pool; the caller must end it. */
    openListener: (): Pool => open(single),
    close: () => sql.end({ timeout: 5 }),
  };
}
