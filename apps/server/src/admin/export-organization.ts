import { statSync } from "node:fs";
import path from "node:path";
import { fileSizeInWords } from "@stemma/document/files/file-size";
import { exportOrganization as writeOrganization } from "../backup/export-organization.ts";
import { systemClock } from "../platform/clock.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { openFileStore } from "../platform/file-store/open-file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";
import { describeContent, summarize } from "./describe-content.ts";
import { showProgress } from "./show-progress.ts";

/** Writes one organization into an archive. */
export const exportOrganization: Command = {
  name: "export-organization",
  words: ["FILE"],
  flags: [],
  options: new Map([["--organization", "ID"]]),
  does: "writes one organization into an archive, for another server",
  async run(config, { words: [word = ""], options, isJson }) {
    const file = path.resolve(word);
    const database = await openExistingDatabase(config, createLogger("warn"), "kept");
    const fileStore = await openFileStore(config);
    try {
      const needs = { database, fileStore, clock: systemClock, progress: showProgress(isJson) };
      const content = await writeOrganization(needs, file, options.get("--organization") ?? "");
      const bytes = statSync(file).size;
      const text = `Wrote ${file} (${fileSizeInWords(bytes)}): ${describeContent(content)}.`;
      return { text, json: { file, bytes, ...summarize(content) } };
    } finally {
      fileStore.close();
      await database.close();
    }
  },
};
