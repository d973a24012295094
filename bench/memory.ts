import { readFileSync, readdirSync } from "node:fs";

/** The memory of a process, in MiB. */
export function residentMib(pid: number): number {
  return readKib(`/proc/${pid}/status`, "VmRSS");
}

/** The memory of all processes of a database, in MiB. Shared memory is counted once, as proportional shares. */
export function databaseMib(postmaster: number | null): number {
  if (postmaster === null) return Number.NaN;
  return [postmaster, ...childrenOf(postmaster)].reduce(
    (sum, pid) => sum + readKib(`/proc/${pid}/smaps_rollup`, "Pss"),
    0,
  );
}

/** The ids of the processes that a process started and that run: of a database server, all but itself. */
export function childrenOf(pid: number): readonly number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
    .map(Number);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
}

function readKib(file: string, name: string): number {
  const kib = Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1]);
  return Math.round(kib / 1024);
}
