import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const bundle = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));

/** One process of the built server, from its start to its end. */
export interface RunningStemma {
  readonly process: ChildProcess;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Resolves when it says that it is ready; rejects, with what it printed, when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with its exit code when it has ended; `null` when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs the built server with these settings and no others of this process's. */
export function runStemma(settings: Readonly<Record<string, string>>): RunningStemma {
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      NODE_ENV: "production",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "close").then(([code]): number | null => code);
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes(" is ready at ")) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${output}`)));
  });
  // Whoever only waits for the end has not asked whether it became ready.
  ready.catch(() => {});
  return { process: child, output: () => output, ready, ended };
}
