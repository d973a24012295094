// The embedded database for `npm run dev`, in a separate process, so that it keeps running while the server restarts.
// It sends its address to its parent, and stops when the parent asks for it or is gone.
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
