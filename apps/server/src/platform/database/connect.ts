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

const applicationName = "stemma";

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

/** Where one connection is one session: a URL, or postgres.js options for the embedded database's socket. */
type SessionsAddress = string | Options<Record<string, PostgresType>>;

/** A database behind a pooler that gives each transaction another session, as PgBouncer does with `pool_mode = transaction`. */
export interface PooledAddress {
  /** The URL of the pooler, for transactions and for statements alone. */
  readonly pooled: string;
  /** Past the pooler, for connections whose session must last. */
  readonly sessions: SessionsAddress;
}

/** The address of the database. */
export type DatabaseAddress = SessionsAddress | PooledAddress;

/** What a connection that listens tells its owner. */
export interface Hearing {
  /** Called with each notification. */
  readonly onnotify: (channel: string, message: string) => void;
  /** Called when the connection is lost, or could not be made. */
  readonly onclose: () => void;
}

/**
 * Creates the pool. It connects at the first query. A pool of one connection keeps it and its session, unless it is lost. `close` waits for
 * running queries. `watch` may put something between the pool and all who use it.
 */
export function connectDatabase(
  address: DatabaseAddress,
  maxConnections: number,
  watch: (pool: Pool) => Pool = (pool) => pool,
) {
  const options = {
    max: maxConnections,
    backoff: () => reconnectDelaySeconds,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    },
  };
  // A single connection has a session that must last: its settings, locks and cursors. The driver would replace it within an hour.
  const single = { ...options, max: 1, max_lifetime: null, idle_timeout: 0 };
  const { sessions, pooled } = isPooled(address)
    ? address
    : { sessions: address, pooled: undefined };
  const openSessions = (own: typeof options | typeof single): Pool =>
    typeof sessions === "string" ? postgres(sessions, own) : postgres({ ...sessions, ...own });
  const openPool = (own: typeof options | typeof single): Pool =>
    pooled === undefined
      ? openSessions(own)
      : postgres(pooled, { ...own, ...forTransactions(pooled) });
  const sql = watch(maxConnections === 1 ? openSessions(single) : openPool(options));
  const db = drizzle(sql);
  // Drizzle disables the driver's conversion of dates, but our own statements pass dates too.
  sql.options.serializers[timestamptzOid] = (value: Date | string) =>
    value instanceof Date ? value.toISOString() : value;
  return {
    sql,
    db,
    /** Opens one connection outside the pool, with a session that lasts; the caller must end it. */
    openListener: (hearing?: Hearing): Pool => openSessions({ ...single, ...hearing }),
    /** Opens one connection that leads where those of the pool lead; the caller must end it. */
    openBesidePool: (): Pool => openPool(single),
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Whether the address is one of a pooler and one past it. */
function isPooled(address: DatabaseAddress): address is PooledAddress {
  return typeof address === "object" && "pooled" in address;
}

/** Whether statements are named at a pooler of transactions, which must carry the names over. */
export function namesAtPooler(address: DatabaseAddress): boolean {
  return isPooled(address) && isPrepared(address.pooled);
}

function isPrepared(pooled: string): boolean {
  return /[?&]prepare=true(&|$)/.test(pooled);
}

/**
 * Options for a pooler of transactions. It refuses settings in the first message, because they would belong to a session: the database's timeouts
 * are set where the pooler connects. A named statement would belong to one, too; a pooler that carries names over says so by
 * `prepare=true` in its address.
 */
function forTransactions(pooled: string) {
  return {
    connection: { application_name: applicationName },
    prepare: isPrepared(pooled),
  };
}
