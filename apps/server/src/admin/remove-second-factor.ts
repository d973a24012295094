import { createSecondFactorSwitch } from "../accounts/second-factor-switch.store.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";

/** Lets in a person who lost their second factor and the recovery codes. */
export const removeSecondFactor: Command = {
  name: "remove-second-factor",
  words: ["EMAIL"],
  flags: [],
  does: "lets this person sign in without the code that they can no longer make",
  async run(config, { words: [address = ""] }) {
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    try {
      const removed = await createSecondFactorSwitch(sql).removeOf(address);
      if (removed === null) {
        throw new StartFailure(`Nobody has an account with the address ${address}.`);
      }
      const text = removed.wasOn
        ? `${address} now signs in without a code.`
        : `${address} has no second factor. Nothing was changed.`;
      return { text, json: removed };
    } finally {
      await close();
    }
  },
};
