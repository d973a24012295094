import { createSessionStore } from "../accounts/session.store.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";

/** Signs a person out of all browsers, such as one whose laptop was stolen. */
export const endSessions: Command = {
  name: "end-sessions",
  words: ["EMAIL"],
  flags: [],
  does: "signs this person out of all browsers",
  async run(config, { words: [address = ""] }) {
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    try {
      const ended = await createSessionStore(sql).endAllOf(address);
      if (ended === null) {
        throw new StartFailure(`Nobody has an account with the address ${address}.`);
      }
      const text =
        ended.count === 0
          ? `${address} is signed in nowhere. Nothing was changed.`
          : `${address} is signed out of ${ended.count} ${ended.count === 1 ? "browser" : "browsers"}.`;
      return { text, json: ended };
    } finally {
      await close();
    }
  },
};
