import { existsSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { StartFailure } from "../start-failure.ts";
import { checkTables } from "./check-tables.ts";
import { connectDatabase } from "./connect.ts";
import { joinEmbedded } from "./embedded/join-embedded.ts";
import { migrateDatabase } from "./migrate.ts";
import { findSpreadTables } from "./spread-tables.ts";
import { openUnmigratedDatabase, type OpenDatabase } from "./open-unmigrated-database.ts";

/**
 * What a command needs of the tables:
 *
 * - `migrated`: they are those of this version, or newer ones with which it works. Older ones are migrated, unless a server has the embedded
 *   database: then they are refused.
 * - `current`: the same, but older ones are always refused.
 * - `kept`: older ones do as well, and stay as they are.
 * - `any`: nothing. There may be none.
 */
export type TablesNeeded = "migrated" | "current" | "kept" | "any";

/**
 * Opens the database of a server that may be running: the one at `DATABASE_URL`, or the embedded one. A running
 * embedded database is joined; otherwise it is started until `close`. Never creates a database, nor tables in an empty one.
 *
 * @throws StartFailure if there is no database, it does not answer, or its tables are not as the command needs them
 */
export async function openExistingDatabase(
  config: Config,
  logger: Logger,
  tables: TablesNeeded = "migrated",
): Promise<OpenDatabase> {
  const joined = config.databaseUrl === undefined ? await joinRunning(config.dataDir) : null;
  const database = joined ?? (await openUnmigratedDatabase(config, logger));
  try {
    if (tables !== "any") {
      const migrates = tables === "migrated" && joined === null;
      await checkTables(database.sql, { takesOlder: migrates || tables === "kept" });
      if (migrates) await migrateDatabase(database.address);
    }
    await findSpreadTables(database.sql);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Joins the embedded database that a server has started; `null` if none runs. */
async function joinRunning(dataDir: string): Promise<OpenDatabase | null> {
  const folder = path.join(dataDir, "database");
  if (!existsSync(path.join(folder, "cluster"))) {
    throw new StartFailure(
      `There is no database in ${dataDir}: set STEMMA_DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  const embedded = joinEmbedded(dataDir);
  const { host, port } = embedded.address;
  if (!(await answers(path.join(host, `.s.PGSQL.${port}`)))) {
    embedded.close();
    return null;
  }
  const { close, ...connection } = connectDatabase(embedded.address, 1);
  return {
    ...connection,
    address: embedded.address,
    async close() {
      await close();
      embedded.close();
    },
  };
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(socketPath);
    visitor.once("connect", () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once("error", () => resolve(false));
  });
}
