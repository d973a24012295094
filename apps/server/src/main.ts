import { readConfig } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { startServer } from "./start-server.ts";

/** How long SIGTERM waits for running requests before it ends them. In milliseconds. */
const shutdownMaxMs = 10_000;

const print = (line: string) => process.stderr.write(`${line}\n`);

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  const server = await startServer(reading.config);
  process.stdout.write(`${reading.config.productName} is ready at ${server.address}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop(shutdownMaxMs);
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  print(error.message);
  process.exit(1);
}
