import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { StartFailure } from "../start-failure.ts";
import { namesAtPooler, type DatabaseAddress, type Pool } from "./connect.ts";
import { losesNames, losesNamesLine } from "./loses-names.ts";
import { migrateDatabase } from "./migrate.ts";
import { findSpreadTables } from "./spread-tables.ts";
import { openUnmigratedDatabase, type OpenDatabase } from "./open-unmigrated-database.ts";

/**
 * Opens the database at `running`, else at `DATABASE_URL`, else starts the embedded one, migrates it to this version's tables, and finds out
 * whether it is spread.
 *
 * @throws StartFailure with one line if it does not answer, or is behind a pooler that loses the names of statements
 */
export async function openDatabase(
  config: Config,
  logger: Logger,
  running?: DatabaseAddress,
  watch?: (pool: Pool) => Pool,
): Promise<OpenDatabase> {
  const database = await openUnmigratedDatabase(config, logger, running, undefined, watch);
  try {
    if (namesAtPooler(database.address) && (await losesNames(database.openBesidePool))) {
      throw new StartFailure(losesNamesLine);
    }
    await migrateDatabase(database.address);
    await findSpreadTables(database.sql);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
