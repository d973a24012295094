import { readdirSync, readFileSync } from "node:fs";
import { readPostmasterPid } from "../../e2e/server/read-postmaster-pid.ts";
import { processorSeconds } from "../process-costs.ts";

/** Processor time, in milliseconds. */
export interface Spent {
  readonly nodeMs: number;
  readonly databaseMs: number;
}

/** What a server of one process, and the processes of its embedded PostgreSQL, spend while `work` is done. Linux only. */
export async function spentBy(
  server: { readonly dataDir: string; pid(): number },
  work: () => Promise<unknown>,
): Promise<Spent> {
  const read = () => ({
    node: processorSeconds(server.pid()),
    database: databaseSeconds(server.dataDir),
  });
  const before = read();
  await work();
  const after = read();
  return {
    nodeMs: (after.node - before.node) * 1_000,
    databaseMs: (after.database - before.database) * 1_000,
  };
}

/** What each of so many pieces of work took. */
export function eachOf({ nodeMs, databaseMs }: Spent, count: number): string {
  const micros = (ms: number) => `${((ms * 1_000) / count).toFixed(0)} µs`;
  return `node ${micros(nodeMs)}, PostgreSQL ${micros(databaseMs)}`;
}

/** The processor time of the processes of PostgreSQL that live, in seconds: connections have to stay open meanwhile. */
function databaseSeconds(dataDir: string): number {
  const postmaster = readPostmasterPid(dataDir);
  if (postmaster === null) throw new Error("The database does not run.");
  const children = readdirSync("/proc").filter((name) => parentOf(name) === postmaster);
  return children.reduce((sum, pid) => sum + processorSeconds(Number(pid)), 0);
}

/** `null` for what is no process, or none any more. */
function parentOf(name: string): number | null {
  if (!/^\d+$/.test(name)) return null;
  try {
    const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[1]);
  } catch {
    return null;
  }
}
