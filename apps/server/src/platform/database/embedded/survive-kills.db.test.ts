import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  readPostmasterPid,
  startEmbeddedChild,
} from "../../../testing/database/start-embedded-child.ts";
import type { EmbeddedChild } from "../../../testing/database/start-embedded-child.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const rounds = 20;
const rowsPerRound = 40;
const victims = ["the server", "its database", "both"] as const;

let dataDir: string;
let server: EmbeddedChild | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "stemma-kills-"));
});
afterEach(async () => {
  server?.process.kill("SIGINT");
  await server?.ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

test("every acknowledged row is there after twenty kills of the server, its database, or both", async () => {
  const acknowledged: string[] = [];
  const collect = (lines: readonly string[]) => {
    for (const line of lines) if (line.startsWith("saved ")) acknowledged.push(line.slice(6));
  };
  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length];
    server ??= startEmbeddedChild(dataDir);
    await server.next("saved", rowsPerRound);
    if (victim !== "the server") killDatabase();
    if (victim === "its database") {
      await server.next("saved", rowsPerRound);
      continue;
    }
    server.process.kill("SIGKILL");
    await server.ended;
    collect(server.lines);
    server = undefined;
  }
  if (server !== undefined) {
    server.process.kill("SIGINT");
    await server.ended;
    collect(server.lines);
  }
  const rows = await readRows();
  expect(acknowledged.length).toBeGreaterThan(rounds * rowsPerRound);
  expect(acknowledged.filter((id) => !rows.has(id))).toEqual([]);
});

test("Ctrl-C reaches the server alone, which finishes its work before it stops the database", async () => {
  server = startEmbeddedChild(dataDir);
  await server.next("saved", 1);
  const { pid } = server.process;
  process.kill(-Number(pid), "SIGINT");
  await server.ended;
  expect(server.lines.at(-1)).toBe("stopped ");
  expect(server.lines.filter((line) => line.startsWith("error "))).toEqual([]);
  expect(server.process.exitCode).toBe(0);
});

/** Kills PostgreSQL in any state. A PostgreSQL that is still down from the previous round stays down. */
function killDatabase(): void {
  try {
    process.kill(readPostmasterPid(dataDir), "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function readRows(): Promise<Set<string>> {
  const complaints: string[] = [];
  const log = { warn: complaints.push.bind(complaints), error: complaints.push.bind(complaints) };
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const sql = postgres({ ...embedded.address, max: 1 });
  const rows = await sql<{ id: string }[]>`select id from saved`;
  await sql.end();
  await embedded.stop();
  expect(complaints).toEqual([]);
  return new Set(rows.map((row) => row.id));
}
