import { fileSizeInWords } from "@stemma/document/files/file-size";
import { createAuthentication } from "./accounts/authentication.ts";
import { createFilesStore } from "./files/files.store.ts";
import { sweepFiles, unusedDays } from "./files/sweep-files.ts";
import { systemClock } from "./platform/clock.ts";
import { readOrCreateSecret } from "./platform/config/read-or-create-secret.ts";
import { readConfig } from "./platform/config/read-config.ts";
import type { Config } from "./platform/config/read-config.ts";
import { openExistingDatabase } from "./platform/database/open-existing-database.ts";
import type { Sql } from "./platform/database/connect.ts";
import { createTransaction } from "./platform/database/transaction.ts";
import { openFileStore } from "./platform/file-store/open-file-store.ts";
import { systemIds } from "./platform/ids.ts";
import { createLogger } from "./platform/logger.ts";
import { createLogMailer } from "./platform/mailer/mailer.ts";
import { StartFailure } from "./platform/start-failure.ts";

const usage = `Usage:
  npm run admin -- reset-link EMAIL         prints a link by which this person chooses a new password, once, within an hour
  npm run admin -- sweep-files [--dry-run]  removes the files that no draft and no version has shown for ${unusedDays} days
It takes the settings that the server has, and works while the server runs and while it does not.`;

const [command, option, ...rest] = process.argv.slice(2);

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  const run = rest.length > 0 ? null : findCommand(reading.config);
  if (run === null) throw new StartFailure(usage);
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The command that was called, to be run; `null` if there is none like it. */
function findCommand(config: Config): (() => Promise<string>) | null {
  if (command === "reset-link" && option !== undefined) return () => resetLinkFor(config, option);
  const isSweep = command === "sweep-files" && (option === undefined || option === "--dry-run");
  return isSweep ? () => sweep(config, option !== undefined) : null;
}

/** Removes what nothing refers to; returns what it did in words. */
async function sweep(config: Config, isDry: boolean): Promise<string> {
  const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
  const fileStore = await openFileStore(config);
  try {
    const createStores = (on: Sql) => ({ files: createFilesStore(on) });
    const { files } = createStores(sql);
    const transaction = createTransaction(sql, createStores);
    const swept = await sweepFiles(
      { files, fileStore, transaction, clock: systemClock },
      { isDry },
    );
    const counted = `${swept.files} files that nothing refers to (${fileSizeInWords(swept.bytes)})`;
    const strays = `${swept.strays} files that broken uploads left in ${fileStore.place}`;
    return `${isDry ? "Would remove" : "Removed"} ${counted}, and ${strays}.`;
  } finally {
    fileStore.close();
    await close();
  }
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
