import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { startGrowthServer } from "./growth/growth-server.ts";
import { time } from "./report.ts";
import type { Row } from "./report.ts";

const bundle = fileURLToPath(new URL("../apps/server/dist/admin.js", import.meta.url));

/** How often the memory of a command is looked at, in milliseconds. The kernel keeps its peak meanwhile. */
const lookEveryMs = 20;

/** The sizes of the databases, in pages, unless others are asked for. */
export const backupSizes: readonly number[] = [1_000, 100_000];

/**
 * The time and the peak memory of `backup`, while the server runs, of `verify`, and of `restore` into a new embedded database, for databases of
 * these sizes. Memory is that of the command, without PostgreSQL. The databases are those of `growth`, and are kept for it; each needs twice
 * its room in the folder for temporary files.
 */
export async function measureBackups(sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pages of sizes) {
    const folder = mkdtempSync(path.join(tmpdir(), "stemma-bench-backup-"));
    const file = path.join(folder, "backup.tar.gz");
    try {
      const server = await startGrowthServer(pages);
      const [size] = await server.sql<{ bytes: number }[]>`
        select pg_database_size(current_database())::float8 as bytes`;
      const backup = await measure({ STEMMA_DATA_DIR: server.dataDir }, "backup", file);
      await server.stop();
      const verify = await measure({ STEMMA_DATA_DIR: server.dataDir }, "verify", file);
      const target = { STEMMA_DATA_DIR: path.join(folder, "restored") };
      const restore = await measure(target, "restore", file);
      const name = `${pages.toLocaleString("en")} pages`;
      rows.push(
        { what: `${name}: database`, seen: megabytes(size?.bytes ?? 0) },
        { what: `${name}: archive`, seen: megabytes(statSync(file).size) },
        { what: `${name}: backup`, seen: backup },
        { what: `${name}: verify`, seen: verify },
        { what: `${name}: restore`, seen: restore },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** Runs a command; how long it took, how much memory it had at most, and how much processor time it used. */
async function measure(
  settings: Readonly<Record<string, string>>,
  command: string,
  file: string,
): Promise<string> {
  const started = performance.now();
  const child = spawn(process.execPath, [bundle, command, file, "--json"], {
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let peakKib = 0;
  const looking = setInterval(() => {
    peakKib = Math.max(peakKib, peakOf(child.pid ?? 0));
  }, lookEveryMs);
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr)]);
  clearInterval(looking);
  if (code !== 0) throw new Error(`${command} failed: ${errors}`);
  const peakMib = Math.round(peakKib / 1024);
  return `${time(performance.now() - started)}, at most ${peakMib} MiB`;
}

/** The peak of a process's resident memory so far, in KiB; 0 if it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
