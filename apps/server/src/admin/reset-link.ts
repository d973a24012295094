import { createAuthentication } from "../accounts/authentication.ts";
import { systemClock } from "../platform/clock.ts";
import { readOrCreateSecret } from "../platform/config/read-or-create-secret.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { systemIds } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import { createLogMailer } from "../platform/mailer/mailer.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";

/** Makes a link for a person who cannot get one by mail. */
export const resetLink: Command = {
  name: "reset-link",
  words: ["EMAIL"],
  flags: [],
  does: "prints a link by which this person chooses a new password, once, within an hour",
  async run(config, { words: [address = ""] }) {
    const logger = createLogger("warn");
    const { sql, db, close } = await openExistingDatabase(config, logger);
    try {
      const authentication = createAuthentication({
        ...config,
        sql,
        db,
        clock: systemClock,
        ids: systemIds,
        logger,
        mailer: createLogMailer(logger),
        secret: config.secret ?? readOrCreateSecret(config.dataDir),
      });
      const link = await authentication.makeResetLink(address);
      if (link === null) {
        throw new StartFailure(`Nobody has an account with the address ${address}.`);
      }
      return { text: link, json: { link } };
    } finally {
      await close();
    }
  },
};
