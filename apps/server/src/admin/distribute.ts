import { distributeDatabase } from "../platform/database/spreading/distribute-database.ts";
import { openUnmigratedDatabase } from "../platform/database/open-unmigrated-database.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";
import { showProgress } from "./show-progress.ts";

/** Spreads the database over the nodes of a Citus cluster. */
export const distribute: Command = {
  name: "distribute",
  words: [],
  flags: [],
  does: "spreads the database at DATABASE_URL over the workers of its Citus cluster; no server may run on it",
  async run(config, { isJson }) {
    if (config.databaseUrl === undefined) {
      throw new StartFailure(
        "The embedded database cannot be distributed: set DATABASE_URL to a PostgreSQL with the extension citus, and restore a backup into it.",
      );
    }
    const { sql, close } = await openUnmigratedDatabase(config, createLogger("warn"), undefined, 1);
    try {
      const done = await distributeDatabase(sql, showProgress(isJson));
      const { tables, rows, workers } = done;
      return {
        text: `Distributed ${rows} rows of ${tables.spread + tables.onEveryNode} tables over ${workers.length} workers: ${workers.join(", ")}. Start Stemma again.`,
        json: done,
      };
    } finally {
      await close();
    }
  },
};
