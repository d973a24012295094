import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** The content of `postmaster.pid`: the PostgreSQL that runs on a cluster, or that ran there when it was killed. */
export interface Postmaster {
  readonly pid: number;
  /** Whether it accepts connections: it has started and finished crash recovery. */
  readonly isReady: boolean;
}

/** Reads `postmaster.pid`; undefined if no PostgreSQL runs and the last one shut down cleanly. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(path.join(cluster, "postmaster.pid")).split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, isReady: lines[7]?.trim() === "ready" };
}

/**
 * A file's text; empty if the file is missing. There is no check before the read: a starting PostgreSQL may remove the
 * file in between.
 */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** Whether a process is the PostgreSQL of a cluster, not another process that reuses its pid. */
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
