import { spawn } from "node:child_process";
import { once } from "node:events";
import type { NatsPlace } from "../../platform/config/bus-settings.ts";

/** A NATS server for tests. */
export interface NatsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the NATS server at this path, with further options, on this port or on a free one. */
export async function startNatsServer(
  program: string,
  { port = -1, options = [] as readonly string[] } = {},
): Promise<NatsServer> {
  const child = spawn(program, ["-a", "127.0.0.1", "-p", String(port), ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  let output = "";
  const listening = new Promise<number>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const found = /Listening for client connections on \S+:(\d+)[\s\S]*Server is ready/.exec(
        output,
      );
      if (found !== null) resolve(Number(found[1]));
    });
    void ended.then(() => reject(new Error(`NATS did not start: ${output}`)));
  });
  return {
    port: await listening,
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
