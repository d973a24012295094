import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { startEmbeddedPostgres } from "../../platform/database/embedded/start-embedded-postgres.ts";
import { StartFailure } from "../../platform/start-failure.ts";

/**
 * A separate process that stands for the server: starts the embedded database in the folder of its first argument and
 * then inserts rows with four concurrent writers, until SIGINT. Prints one line per event: `ready <milliseconds>`,
 * `saved <id>` for each acknowledged row, `refused <why>`, `stopped`.
 */
const [dataDir = ""] = process.argv.slice(2);
const retryMs = 10;
const writers = 4;
const started = Date.now();
const log = {
  warn: (message: string) => say("warn", message),
  error: (message: string) => say("error", message),
};

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  say("refused", error.message);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  say("ready", String(Date.now() - started));
  const connect = () =>
    postgres({ ...embedded.address, max: 1, fetch_types: false, onnotice: () => {} });
  const first = connect();
  await first`create table if not exists saved (id bigint generated always as identity primary key)`;
  await first.end();
  const end = new AbortController();
  process.on("SIGINT", () => end.abort());
  // A lost connection is replaced by a new one, because the driver's own reconnect can hang.
  const work = async () => {
    let own = connect();
    while (!end.signal.aborted) {
      try {
        const [row] = await own<{ id: string }[]>`insert into saved default values returning id`;
        if (row !== undefined) say("saved", row.id);
      } catch {
        void own.end({ timeout: 0 });
        await wait(retryMs);
        own = connect();
      }
    }
    await own.end();
  };
  await Promise.all(Array.from({ length: writers }, work));
  const last = connect();
  const [row] = await last<{ id: string }[]>`insert into saved default values returning id`;
  say("saved", row?.id ?? "nothing");
  await last.end();
  await embedded.stop();
  say("stopped", "");
}

function say(word: string, rest: string): void {
  process.stdout.write(`${word} ${rest}\n`);
}
