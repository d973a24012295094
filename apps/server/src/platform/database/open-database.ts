import type { Config } from "../config/read-config.ts";
import type { Logger } from "../logger.ts";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import type { Database, DatabaseAddress, Pool, Sql } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "./migrate.ts";
import { poolSize } from "./pool-size.ts";

/** The oldest PostgreSQL that Stemma supports, in the format of `server_version_num`. */
const serverVersionMin = 150_000;

/** An open database: reachable, and migrated to this version's tables unless it was opened to look at it alone. */
export interface OpenDatabase {
  readonly sql: Pool;
  readonly db: Database;
  /** Opens a connection outside the pool; the caller must end it. */
  readonly openListener: () => Pool;
  /** Waits for running queries, then stops the embedded database if there is one. */
  close(): Promise<void>;
}

/**
 * Opens the database at `running`, else at `DATABASE_URL`, else starts the embedded one. Fails with one line if it does
 * not answer. Migrates it, unless `migrates` is false.
 */
export async function openDatabase(
  config: Config,
  logger: Logger,
  running: DatabaseAddress | undefined = config.databaseUrl,
  migrates = true,
): Promise<OpenDatabase> {
  const embedded =
    running === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger })
      : null;
  const address = embedded?.address ?? running ?? "";
  const { sql, db, openListener, close } = connectDatabase(address, poolSize(config.processes));
  const closeAll = async () => {
    await close();
    await embedded?.stop();
  };
  try {
    await checkServer(sql);
    if (migrates) await migrateDatabase(address);
    return { sql, db, openListener, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function checkServer(sql: Sql): Promise<void> {
  let version: number;
  try {
    const [row] = await sql<{ version: number }[]>`
      select current_setting('server_version_num')::int as version`;
    version = row?.version ?? 0;
  } catch (error) {
    throw new StartFailure(
      `The database at DATABASE_URL does not answer (${reason(error)}): check the address, the user and that it runs.`,
      { cause: error },
    );
  }
  if (version >= serverVersionMin) return;
  throw new StartFailure(
    `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: Stemma needs 15 or newer.`,
  );
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const code = "code" in error ? String(error.code) : "";
  return (error.message || code).split("\n")[0] ?? code;
}
