import { readFileSync, readdirSync } from "node:fs";

/** The memory of a process, in MiB. */
export function residentMib(pid: number): number {
  return readKib(`/proc/${pid}/status`, "VmRSS");
}

/** The memory of all processes of a database, in MiB. Shared memory is counted once, as proportional shares. */
export function databaseMib(postmaster: number | null): number {
  if (postmaster === null) return Number.NaN;
  const children = readdirSync("/proc").filter(
    (entry) => /^\d+$/.test(entry) && parentOf(entry) === postmaster,
  );
  return [String(postmaster), ...children].reduce(
    (sum, pid) => sum + readKib(`/proc/${pid}/smaps_rollup`, "Pss"),
    0,
  );
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
