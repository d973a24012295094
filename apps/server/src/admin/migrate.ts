import { migrateDatabase } from "../platform/database/migrate.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { readSchemaVersion } from "../platform/database/schema-version.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";

/** Migrates the database as the owner of its tables, so that the server itself needs no right to change them. */
export const migrate: Command = {
  name: "migrate",
  words: [],
  flags: [],
  does: "makes the tables of this version, as their owner, where the server's user may not",
  async run(config) {
    if (config.databaseUrl === undefined) {
      throw new StartFailure(
        "Set DATABASE_URL to the address of the database with the user that owns it. The embedded database is migrated at the start of the server.",
      );
    }
    const { sql, address, close } = await openExistingDatabase(config, createLogger("warn"), "any");
    try {
      const before = await readSchemaVersion(sql);
      await migrateDatabase(address);
      const isChanged = (await readSchemaVersion(sql)) !== before;
      const text = isChanged
        ? "The database has the tables of this version now."
        : "The database had the tables of this version. Nothing was changed.";
      return { text, json: { isChanged } };
    } finally {
      await close();
    }
  },
};
