import path from "node:path";
import { restoreBackup } from "../backup/restore-backup.ts";
import { openUnmigratedDatabase } from "../platform/database/open-unmigrated-database.ts";
import { openFileStore } from "../platform/file-store/open-file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";
import { describeContent, summarize } from "./describe-content.ts";
import { showProgress } from "./show-progress.ts";

/** Fills an empty database from an archive. */
export const restore: Command = {
  name: "restore",
  words: ["FILE"],
  flags: [],
  does: "fills an empty database and the file store from an archive; no server may run on them",
  async run(config, { words: [word = ""], isJson }) {
    const file = path.resolve(word);
    const open = async () => {
      const logger = createLogger("warn");
      const database = await openUnmigratedDatabase(config, logger, undefined, 1);
      try {
        return { database, fileStore: await openFileStore(config) };
      } catch (error) {
        await database.close();
        throw error;
      }
    };
    const manifest = await restoreBackup({ open, progress: showProgress(isJson) }, file);
    const text = `Restored ${describeContent(manifest)}. Everybody signs in again.`;
    return { text, json: { file, ...summarize(manifest) } };
  },
};
