import { existsSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import { joinEmbedded } from "./embedded/join-embedded.ts";
import { openDatabase } from "./open-database.ts";
import { findSpreadTables } from "./spread-tables.ts";
import { openUnmigratedDatabase, type OpenDatabase } from "./open-unmigrated-database.ts";

/**
 * Opens the database of a server that may be running: the one at `DATABASE_URL`, or the embedded one. A running
 * embedded database is joined; otherwise it is started until `close`. Never creates a database. With `keepsTables`, tables of another version stay
 * as they are; otherwise a database that is not joined is migrated.
 *
 * @throws StartFailure if there is no database, or it does not answer
 */
export async function openExistingDatabase(
  config: Config,
  logger: Logger,
  { keepsTables = false } = {},
): Promise<OpenDatabase> {
  const open = keepsTables ? openUnmigratedDatabase : openDatabase;
  if (config.databaseUrl !== undefined) {
    const database = await open(config, logger);
    if (keepsTables) await findSpreadTables(database.sql);
    return database;
  }
  const folder = path.join(config.dataDir, "database");
  if (!existsSync(path.join(folder, "cluster"))) {
    throw new StartFailure(
      `There is no database in ${config.dataDir}: set STEMMA_DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  const embedded = joinEmbedded(config.dataDir);
  const { host, port } = embedded.address;
  if (!(await answers(path.join(host, `.s.PGSQL.${port}`)))) {
    embedded.close();
    return open(config, logger);
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
