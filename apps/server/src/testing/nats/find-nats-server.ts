import { existsSync } from "node:fs";
import path from "node:path";

const folders = [
  ...(process.env["PATH"] ?? "").split(path.delimiter),
  "/usr/sbin",
  "/usr/local/bin",
];

/** The path of the NATS server of this machine; undefined if it has none, which leaves out the tests that need one. */
export const natsServer = folders
  .map((folder) => path.join(folder, "nats-server"))
  .find((program) => existsSync(program));
