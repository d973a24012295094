import { fileSizeInWords } from "@stemma/document/files/file-size";
import { createFilesStore } from "../files/files.store.ts";
import { sweepFiles as sweep, unusedDays } from "../files/sweep-files.ts";
import { systemClock } from "../platform/clock.ts";
import type { Sql } from "../platform/database/connect.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createTransaction } from "../platform/database/transaction.ts";
import { openFileStore } from "../platform/file-store/open-file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";

const dryRun = "--dry-run";

/** Removes what nothing refers to from the file store. */
export const sweepFiles: Command = {
  name: "sweep-files",
  words: [],
  flags: [dryRun],
  does: `removes the files that no draft and no version has shown for ${unusedDays} days`,
  async run(config, { flags }) {
    const isDry = flags.has(dryRun);
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    const fileStore = await openFileStore(config);
    try {
      const createStores = (on: Sql) => ({ files: createFilesStore(on) });
      const { files } = createStores(sql);
      const transaction = createTransaction(sql, createStores);
      const swept = await sweep({ files, fileStore, transaction, clock: systemClock }, { isDry });
      const counted = `${swept.files} files that nothing refers to (${fileSizeInWords(swept.bytes)})`;
      const strays = `${swept.strays} files that broken uploads left in ${fileStore.place}`;
      return {
        text: `${isDry ? "Would remove" : "Removed"} ${counted}, and ${strays}.`,
        json: { ...swept, isDry },
      };
    } finally {
      fileStore.close();
      await close();
    }
  },
};
