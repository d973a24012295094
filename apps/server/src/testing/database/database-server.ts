import type { PooledAddress } from "../../platform/database/connect.ts";
import type { EmbeddedAddress } from "../../platform/database/embedded/start-embedded-postgres.ts";

/** An address, or options for postgres.js. */
export type DirectAddress = string | EmbeddedAddress;

/** A database of which connections with a session and all others have two addresses, as behind PgBouncer. */
export interface TestPooledAddress extends PooledAddress {
  readonly sessions: DirectAddress;
}

/** The PostgreSQL of a test run; test files get it from vitest by `inject("databaseServer")`. */
export interface DatabaseServer {
  /** A database in which `CREATE DATABASE` can run. */
  readonly address: DirectAddress | TestPooledAddress;
  /** Part of the name of every database of this run, so that runs on the same server do not collide. */
  readonly runId: string;
  /** The other nodes, if the database is one that Citus spreads; `address` is then the coordinator's. */
  readonly workers?: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
    /** The path of the bundle of embedded-child.ts. */
    embeddedChild: string;
    /** The path of the bundle of analysis-worker.ts. */
    analysisWorker: string;
  }
}
