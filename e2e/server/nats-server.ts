import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";

const folders = [
  ...(process.env["PATH"] ?? "").split(path.delimiter),
  "/usr/sbin",
  "/usr/local/bin",
];

/** The path of the NATS server of this machine; undefined if it has none. */
export const natsProgram = folders
  .map((folder) => path.join(folder, "nats-server"))
  .find((program) => existsSync(program));

/** A NATS server with a password, at an address that stays the same. */
export interface NatsServer {
  /** For STEMMA_BUS_URL. */
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** Makes a NATS server that is not started yet. */
export async function createNatsServer(program: string): Promise<NatsServer> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  return {
    url: `nats://stemma:oak-and-elm@127.0.0.1:${port}`,
    async start() {
      const options = [
        "-a",
        "127.0.0.1",
        "-p",
        String(port),
        "--user",
        "stemma",
        "--pass",
        "oak-and-elm",
      ];
      const started = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
      child = started;
      let output = "";
      await new Promise<void>((resolve, reject) => {
        started.stderr.setEncoding("utf8").on("data", (text: string) => {
          output += text;
          if (output.includes("Server is ready")) resolve();
        });
        started.once("close", () => reject(new Error(`NATS did not start: ${output}`)));
      });
    },
    async kill() {
      if (child?.kill("SIGKILL")) await once(child, "close");
    },
  };
}
