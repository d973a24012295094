import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { StartFailure } from "../start-failure.ts";
import { configuredAddress } from "./configured-address.ts";
import { connectDatabase } from "./connect.ts";
import type { Database, DatabaseAddress, Hearing, Pool, Sql } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { embeddedSettingsFor, poolSize } from "./pool-size.ts";

/** The oldest PostgreSQL that Stemma supports, in the format of `server_version_num`. */
const serverVersionMin = 150_000;

/** An open database. */
export interface OpenDatabase {
  readonly sql: Pool;
  readonly db: Database;
  /** For further connections. */
  readonly address: DatabaseAddress;
  /** Opens a connection outside the pool, with a session that lasts; the caller must end it. */
  readonly openListener: (hearing?: Hearing) => Pool;
  /** Opens a connection that leads where those of the pool lead; the caller must end it. */
  readonly openBesidePool: () => Pool;
  /** Waits for running queries, then stops the embedded database if there is one. */
  close(): Promise<void>;
}

/**
 * Opens the database at `running`, else at `DATABASE_URL`, else starts the embedded one, and leaves its tables as they are: it may have none,
 * or those of another version.
 *
 * @throws StartFailure with one line if it does not answer, is too old, or is a standby
 */
export async function openUnmigratedDatabase(
  config: Config,
  logger: Logger,
  running: DatabaseAddress | undefined = configuredAddress(config),
  maxConnections = poolSize(config.processes),
  watch?: (pool: Pool) => Pool,
): Promise<OpenDatabase> {
  const settings = embeddedSettingsFor(config.processes);
  const embedded =
    running === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger, settings })
      : null;
  const address = embedded?.address ?? running ?? "";
  const { close, ...connection } = connectDatabase(address, maxConnections, watch);
  const closeAll = async () => {
    await close();
    await embedded?.stop();
  };
  try {
    await checkServer(connection.sql);
    return { ...connection, address, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function checkServer(sql: Sql): Promise<void> {
  let found = { version: 0, isStandby: false };
  try {
    [found = found] = await sql<(typeof found)[]>`
      select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby"`;
  } catch (error) {
    if (reason(error).includes("unsupported startup parameter")) {
      throw new StartFailure(
        "A pooler is at DATABASE_URL: set DATABASE_LISTEN_URL to the address of the database itself.",
        { cause: error },
      );
    }
    throw new StartFailure(
      `The database at DATABASE_URL does not answer (${reason(error)}): check the address, the user and that it runs.`,
      { cause: error },
    );
  }
  const { version, isStandby } = found;
  if (version < serverVersionMin) {
    throw new StartFailure(
      `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: Stemma needs 15 or newer.`,
    );
  }
  if (isStandby) {
    throw new StartFailure(
      "The database at DATABASE_URL is a standby, which takes no writes: set the address of the primary, or wait until this one is promoted.",
    );
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const code = "code" in error ? String(error.code) : "";
  return (error.message || code).split("\n")[0] ?? code;
}
