import { readConfig, type Config } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import type { RunningServer } from "./start-server.ts";

/** How long SIGTERM waits for running requests before it aborts them, in milliseconds. */
const shutdownMaxMs = 10_000;

const print = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a server in this process, with the settings from its environment, until SIGTERM or SIGINT. A failed start prints
 * one line per cause and exits with code 1.
 */
export async function runServer(start: (config: Config) => Promise<RunningServer>): Promise<void> {
  try {
    const reading = readConfig(process.env);
    if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
    const starting = start(reading.config);

    let isStopping = false;
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      // A signal during the start waits until the start has finished, so that no incomplete server and no database
      // remain.
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
}
