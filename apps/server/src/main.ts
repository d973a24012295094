import { readConfig } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { startServer } from "./start-server.ts";

/** How long SIGTERM waits for running requests before it ends them. In milliseconds. */
const shutdownMaxMs = 10_000;

const print = (line: string) => process.stderr.write(`${line}\n`);

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  const starting = startServer(reading.config);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // One that is told to stop while it starts does so when it has: nothing is left half made, and no database behind.
    const server = await starting.catch(() => null);
    await server?.stop(shutdownMaxMs);
    if (server !== null) process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  const { address } = await starting;
  process.stdout.write(`${reading.config.productName} is ready at ${address}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  print(error.message);
  process.exit(1);
}
