// The embedded database under `npm run dev`, in a process of its own: it runs on while the server is started anew. It tells
// its parent where it listens, and stops when the parent asks or has gone.
import { readConfig } from "./platform/config/read-config.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded/start-embedded-postgres.ts";
import { createLogger } from "./platform/logger.ts";
import { StartFailure } from "./platform/start-failure.ts";

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  const { dataDir } = reading.config;
  const database = await startEmbeddedPostgres({ dataDir, log: createLogger("warn") });
  const stop = () => void database.stop().then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("disconnect", stop);
  process.send?.(database.address);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
