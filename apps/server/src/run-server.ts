import { isatty } from "node:tty";
import type { Config } from "./platform/config/config.ts";
import { readConfig } from "./platform/config/read-config.ts";
import { createLogger } from "./platform/logger.ts";
import { StartFailure } from "./platform/start-failure.ts";

/** A running server. */
export interface RunningServer {
  readonly address: string;
  /** Replaces the processes of the server without dropping a request; `null` if it can't. */
  readonly reload: (() => Promise<"reloaded" | "given up">) | null;
  /** Finishes running requests, at most for `maxMs`, then closes everything, the embedded database last. */
  stop(maxMs: number): Promise<void>;
}

/** How long SIGTERM waits for running requests before it aborts them, in milliseconds. */
const shutdownMaxMs = 10_000;

const print = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a server in this process, with the settings from its environment, until SIGTERM or SIGINT. SIGHUP reloads it, or
 * ends it if the terminal in which it was started is gone. A failed start prints one line per cause and exits with code
 * 1, as does a server that calls `onLost`.
 */
export async function runServer(
  start: (config: Config, onLost: (reason: string) => void) => Promise<RunningServer>,
): Promise<void> {
  const hasTerminal = isatty(process.stdin.fd);
  try {
    const reading = readConfig(process.env);
    if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
    const { config } = reading;
    for (const warning of config.warnings) createLogger("warn").warn(warning);
    let isStopping = false;
    const stop = async (exitCode: number) => {
      if (isStopping) return;
      isStopping = true;
      // A signal during the start waits until the start has finished, so that no incomplete server and no database
      // remain.
      const server = await starting.catch(() => null);
      await server?.stop(shutdownMaxMs);
      if (server !== null) process.exit(exitCode);
    };
    const starting = start(config, (reason) => {
      print(reason);
      void stop(1);
    });
    const reload = async () => {
      const server = await starting.catch(() => null);
      if ((await server?.reload?.()) !== "reloaded") return;
      process.stdout.write(`${config.productName} is reloaded\n`);
    };
    process.on("SIGTERM", () => void stop(0));
    process.on("SIGINT", () => void stop(0));
    process.on(
      "SIGHUP",
      () => void (hasTerminal && !isatty(process.stdin.fd) ? stop(0) : reload()),
    );

    const { address } = await starting;
    process.stdout.write(`${config.productName} is ready at ${address}\n`);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    print(error.message);
    process.exit(1);
  }
}
