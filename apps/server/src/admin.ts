import { createAuthentication } from "./accounts/authentication.ts";
import { systemClock } from "./platform/clock.ts";
import { readOrCreateSecret } from "./platform/config/read-or-create-secret.ts";
import { readConfig } from "./platform/config/read-config.ts";
import type { Config } from "./platform/config/read-config.ts";
import { openExistingDatabase } from "./platform/database/open-existing-database.ts";
import { systemIds } from "./platform/ids.ts";
import { createLogger } from "./platform/logger.ts";
import { createLogMailer } from "./platform/mailer/mailer.ts";
import { StartFailure } from "./platform/start-failure.ts";

const usage = `Usage:
  npm run admin -- reset-link EMAIL    prints a link by which this person chooses a new password, once, within an hour
It takes the settings that the server has, and works while the server runs and while it does not.`;

const [command, email, ...rest] = process.argv.slice(2);

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  if (command !== "reset-link" || email === undefined || rest.length > 0) {
    throw new StartFailure(usage);
  }
  process.stdout.write(`${await resetLinkFor(reading.config, email)}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function resetLinkFor(config: Config, address: string): Promise<string> {
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
    if (link === null) throw new StartFailure(`Nobody has an account with the address ${address}.`);
    return link;
  } finally {
    await close();
  }
}
