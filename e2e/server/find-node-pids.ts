import { readFileSync, readdirSync } from "node:fs";

/** The ids of the processes that a server has started for its nodes; only on Linux. */
export function findNodePids(serverPid: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => isNodeOf(pid, serverPid)).map(Number);
}

function isNodeOf(pid: string, serverPid: number): boolean {
  try {
    const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return Number(parent) === serverPid && command.includes("node-process.js");
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
