import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Options, PostgresType } from "postgres";

/**
 * SQL as stores write it, on the pool or in one transaction of it. A tagged template runs as a statement, or stands inside
 * another one as a part of it. Values become parameters. Instants arrive as PostgreSQL's text, with their microseconds.
 */
export type Sql = postgres.ISql;

/** A part of a statement, for functions that take one. */
export type Fragment = postgres.Fragment;

/** The connections of a node. */
export type Pool = postgres.Sql;

/** The tables as Drizzle knows them, for migrations and for the sign-in library. */
export type Database = ReturnType<typeof drizzle>;

/** How long the server waits for the database, in milliseconds. */
const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 30_000;

/** How long a lost connection waits before it tries again; the driver's own wait grows to 20. In seconds. */
const reconnectDelaySeconds = 0.1;

/** PostgreSQL's number for the type `timestamptz`. */
const timestamptzOid = 1184;

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
  const open = (own: typeof options): Pool =>
    typeof address === "string" ? postgres(address, own) : postgres({ ...address, ...own });
  const sql = open(options);
  const db = drizzle(sql);
  // Drizzle leaves instants as they are; our own statements pass dates too.
  sql.options.serializers[timestamptzOid] = (value: Date | string) =>
    value instanceof Date ? value.toISOString() : value;
  return {
    sql,
    db,
    /** A handle apart from the pool, whose one connection the caller ends. */
    openListener: (): Pool => open({ ...options, max: 1 }),
    close: () => sql.end({ timeout: 5 }),
  };
}
