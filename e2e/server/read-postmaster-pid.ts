import { existsSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** The process id of the PostgreSQL server that runs on a data folder; `null` if none does. */
export function readPostmasterPid(dataDir: string): number | null {
  const cluster = path.join(dataDir, "database", "cluster");
  const pid = Number(readIfThere(path.join(cluster, "postmaster.pid")).split("\n")[0]);
  if (pid <= 0) return null;
  // The pid may have been reused by another process. On Linux, the working directory tells the two apart.
  const isOurs = !existsSync("/proc") || readFolder(pid) === cluster;
  return isOurs ? pid : null;
}

/**
 * A file's text; empty if the file does not exist. Does not check first: a starting PostgreSQL may remove the file
 * between a check and the read.
 */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function readFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
