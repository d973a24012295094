import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";

/** What a test may change about the process that stands for the server. */
export interface EmbeddedChildOptions {
  readonly uid?: number;
  readonly gid?: number;
  /** The folders in which it finds programs. */
  readonly searchPath?: string;
}

/** A running process that stands for the server, and what it has said. */
export interface EmbeddedChild {
  readonly process: ChildProcess;
  /** Every line so far, first to last. */
  readonly lines: readonly string[];
  /** Waits for so many more lines that start with a word; rejects with everything it said if it ends before. */
  next(word: string, count?: number): Promise<void>;
  /** Waits until it has ended. */
  readonly ended: Promise<unknown>;
}

/** Starts the process that stands for the server on a data folder, as the leader of its own process group. */
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
