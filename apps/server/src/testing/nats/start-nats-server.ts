import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../../../../scripts/set-up/find-free-port.mjs";
import type { NatsPlace } from "../../platform/config/bus-settings.ts";

/** A NATS server for tests. */
export interface NatsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the NATS server at this path, with further options, on this port or on a free one. */
export async function startNatsServer(
  program: string,
  { port: given, options = [] }: { port?: number; options?: readonly string[] } = {},
): Promise<NatsServer> {
  const port = given ?? (await findFreePort());
  const child = spawn(program, ["-a", "127.0.0.1", "-p", String(port), ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  let output = "";
  const isReady = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Server is ready")) resolve();
    });
    void ended.then(() => reject(new Error(`NATS did not start: ${output}`)));
  });
  await isReady;
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Where a server on this port is, for a node that signs in with nothing. */
export function natsPlaceAt(port: number): NatsPlace {
  return {
    servers: [`127.0.0.1:${port}`],
    isEncrypted: false,
    user: undefined,
    password: undefined,
    token: undefined,
    credentialsFile: undefined,
  };
}
