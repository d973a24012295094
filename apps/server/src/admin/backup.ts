import path from "node:path";
import { fileSizeInWords } from "@stemma/document/files/file-size";
import { statSync } from "node:fs";
import { takeBackup } from "../backup/take-backup.ts";
import { systemClock } from "../platform/clock.ts";
import { listSettings } from "../platform/config/list-settings.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { openFileStore } from "../platform/file-store/open-file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";
import { showProgress } from "./show-progress.ts";
import { describeContent, summarize } from "./describe-content.ts";

/** Writes everything that the server keeps into an archive. */
export const backup: Command = {
  name: "backup",
  words: ["FILE"],
  flags: [],
  does: "writes everything that the server keeps into one archive, while it runs",
  async run(config, { words: [word = ""], isJson }) {
    const file = path.resolve(word);
    const database = await openExistingDatabase(config, createLogger("warn"), "kept");
    const fileStore = await openFileStore(config);
    try {
      const needs = { database, fileStore, clock: systemClock, progress: showProgress(isJson) };
      const content = await takeBackup(needs, file, listSettings(config));
      const bytes = statSync(file).size;
      const text = `Wrote ${file} (${fileSizeInWords(bytes)}): ${describeContent(content)}.`;
      return { text, json: { file, bytes, ...summarize(content) } };
    } finally {
      fileStore.close();
      await database.close();
    }
  },
};
