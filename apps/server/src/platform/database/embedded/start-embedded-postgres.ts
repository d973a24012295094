import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDataFolder, describeUnwritable } from "../../config/open-data-folder.ts";
import { StartFailure } from "../../start-failure.ts";
import { chooseRunner } from "./choose-runner.ts";
import { createCluster, databaseName } from "./create-cluster.ts";
import { makeDatabaseFolder } from "./database-folder.ts";
import { linkLibraries } from "./link-libraries.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { findNativePostgres } from "./native-postgres.ts";
import { postgresCommand } from "./postgres-command.ts";
import { embeddedSettings } from "./postgres-settings.ts";
import type { PostgresSettings } from "./postgres-settings.ts";
import { isPostgresOf, readPostmaster } from "./postmaster.ts";
import { openShortPath } from "./open-short-path.ts";
import { stopOrphan } from "./stop-orphan.ts";
import { supervisePostgres } from "./supervise-postgres.ts";
import type { SupervisorLog } from "./supervise-postgres.ts";

/**
 * The address of the embedded database for this process, as options for postgres.js. Other processes may not reach it
 * there.
 */
export interface EmbeddedAddress {
  /** The folder of its socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The running embedded database. */
export interface EmbeddedPostgres {
  readonly address: EmbeddedAddress;
  /**
   * Shuts the database down cleanly and unlocks the data folder. Close all connections first, because this ends them.
   */
  stop(): Promise<void>;
}

/** The options of {@link startEmbeddedPostgres}. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: SupervisorLog;
  /** Override the product's settings of PostgreSQL: the number of connections, and in tests the durability. */
  readonly settings?: PostgresSettings;
}

/** The version of the data folder's layout. Stemma opens only this version. */
const dataLayout = "1";

/**
 * Starts the embedded PostgreSQL on a data folder and keeps it running until `stop`. The first start creates both.
 * Recovers from any crash or kill of this process, of PostgreSQL or of both; see docs/decisions/0001.
 *
 * @throws StartFailure if the folder is in use, not writable or of another version, or if PostgreSQL cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const native = findNativePostgres();
  const dataDir = openDataFolder(options.dataDir);
  try {
    const folder = makeDatabaseFolder(dataDir);
    const socketFolder = openShortPath(folder.run);
    const unlock = await lockDataFolder(socketFolder.path, dataDir);
    try {
      checkLayout(dataDir);
      linkLibraries(native, folder.libraries);
      const runner = chooseRunner(native, folder);
      await createCluster(native, runner, folder);
      const settings = Object.entries({ ...embeddedSettings, ...options.settings });
      const args = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      const postgres = await supervisePostgres(
        folder.cluster,
        folder.logFile,
        options.log,
        async () => {
          await stopOrphan(folder, socketFolder.path);
          const leftover = readPostmaster(folder.cluster)?.pid;
          const isReused = leftover !== undefined && !isPostgresOf(leftover, folder.cluster);
          // PostgreSQL treats a process with the pid in `postmaster.pid` as a rival. PG_GRANDPARENT_PID exempts an
          // unrelated process that reuses the pid.
          const env = isReused ? { PG_GRANDPARENT_PID: String(leftover) } : {};
          return postgresCommand(
            runner,
            folder.cluster,
            native.postgres,
            ["-D", ".", ...args],
            env,
          );
        },
      );
      return {
        address: {
          host: socketFolder.path,
          port: 5432,
          user: databaseName,
          database: databaseName,
        },
        stop: async () => {
          await postgres.stop();
          unlock();
          socketFolder.close();
        },
      };
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(describeUnwritable(dataDir, error), { cause: error });
  }
}

function checkLayout(dataDir: string): void {
  const file = path.join(dataDir, "layout");
  if (!existsSync(file)) writeFileSync(file, `${dataLayout}\n`);
  const layout = readFileSync(file, "utf8").trim();
  if (layout === dataLayout) return;
  throw new StartFailure(
    `The data folder ${dataDir} has layout ${JSON.stringify(layout)} and this Stemma knows ${dataLayout}: start the Stemma that wrote it, or set STEMMA_DATA_DIR to another folder.`,
  );
}
