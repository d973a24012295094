import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";

/** Options of the process that stands for the server. */
export interface EmbeddedChildOptions {
  readonly uid?: number;
  readonly gid?: number;
  /** The value of `PATH` for the process. */
  readonly searchPath?: string;
}

/** A running process that stands for the server, and its output. */
export interface EmbeddedChild {
  readonly process: ChildProcess;
  /** Every line so far, oldest first. */
  readonly lines: readonly string[];
  /** Waits for `count` more lines that start with `word`; rejects with the whole output if the process ends before. */
  next(word: string, count?: number): Promise<void>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
}

/** Starts the process that stands for the server on a data folder, as the leader of a new process group. */
export function startEmbeddedChild(
  dataDir: string,
  options: EmbeddedChildOptions = {},
): EmbeddedChild {
  const { searchPath = process.env["PATH"], ...user } = options;
  const child = spawn(process.execPath, [inject("embeddedChild"), dataDir], {
    ...user,
    detached: true,
    env: { ...process.env, PATH: searchPath, HOME: "/nonexistent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const lines: string[] = [];
  const listen = (line: string) => {
    lines.push(line);
    child.emit("line");
  };
  createInterface(child.stdout).on("line", listen);
  createInterface(child.stderr).on("line", listen);
  const count = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).length;
  return {
    process: child,
    lines,
    ended,
    next: (word, more = 1) => {
      const wanted = count(word) + more;
      return new Promise((resolve, reject) => {
        const look = () => {
          if (count(word) < wanted) return;
          child.removeListener("line", look);
          resolve();
        };
        child.on("line", look);
        void ended.then(() => reject(new Error(`It ended: ${lines.join("\n")}`)));
      });
    },
  };
}

/** The process id of the PostgreSQL on a data folder. */
export function readPostmasterPid(dataDir: string): number {
  const file = path.join(dataDir, "database", "cluster", "postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}
