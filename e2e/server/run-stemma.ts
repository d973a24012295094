import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";

const checkout = fileURLToPath(new URL("../..", import.meta.url));

/** One process of the built server. */
export interface RunningStemma {
  readonly process: ChildProcess;
  /** The process's output so far. */
  readonly output: () => string;
  /** Resolves when the server reports that it is ready. If it ends before, rejects with its output. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code when the process has ended; `null` if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Runs the built server with only these environment variables, and with STEMMA_CHECK_ANSWERS; in one process, however
 * many cores the machine has, unless STEMMA_PROCESSES says otherwise. `folder` holds the built product.
 */
export function runStemma(
  settings: Readonly<Record<string, string>>,
  folder = checkout,
): RunningStemma {
  const checksAnswers = process.env["STEMMA_CHECK_ANSWERS"];
  const child = spawn(process.execPath, [path.join(folder, "apps/server/dist/main.js")], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      NODE_ENV: "production",
      STEMMA_PROCESSES: "1",
      ...(checksAnswers !== undefined && { STEMMA_CHECK_ANSWERS: checksAnswers }),
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
  // Callers that only await `ended` must not cause an unhandled rejection.
  ready.catch(() => {});
  return { process: child, output: () => output, ready, ended };
}
