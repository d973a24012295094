import { existsSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** The process id of the PostgreSQL that runs on a data folder; `null` when none does. */
export function readPostmasterPid(dataDir: string): number | null {
  const cluster = path.join(dataDir, "database", "cluster");
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  // On Linux a number that another process got since is told apart by where that process works.
  const isOurs = !existsSync("/proc") || readFolder(pid) === cluster;
  return isOurs ? pid : null;
}

function readFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
