import type { EmbeddedAddress } from "../../platform/database/embedded/start-embedded-postgres.ts";

/** The PostgreSQL that a test run uses; test files get it from vitest by `inject("databaseServer")`. */
export interface DatabaseServer {
  /** A database on which new ones can be made: an address, or options for postgres.js. */
  readonly address: string | EmbeddedAddress;
  /** Part of the name of every database of this run, so that runs on one server never meet. */
  readonly runId: string;
}

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}
