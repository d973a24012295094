import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** What `postmaster.pid` says about the PostgreSQL that runs on a cluster, or ran there when it was killed. */
export interface Postmaster {
  readonly pid: number;
  /** It takes connections: it has started, and recovered what a crash left. */
  readonly isReady: boolean;
}

/** Reads `postmaster.pid`; undefined when nothing runs there and the last one stopped in order. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(path.join(cluster, "postmaster.pid")).split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, isReady: lines[7]?.trim() === "ready" };
}

/** A file's text; empty where there is none. Never checked beforehand: a starting PostgreSQL may remove the file between a check and the read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** Whether a process is the PostgreSQL of a cluster, and not one that got the number of a dead one. */
export function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform === "linux") {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch {
      return false;
    }
  }
  const listed = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return listed.status === 0 && listed.stdout.includes("postgres");
}
