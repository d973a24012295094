import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { personalWorkspace } from "@stemma/sample/personal-workspace";
import { sendTo } from "@stemma/sample/send";
import { signIn, signUp } from "@stemma/sample/sign-in";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { openSql } from "../../e2e/server/open-sql.ts";
import { runStemma } from "../../e2e/server/run-stemma.ts";
import type { Writer } from "../writer.ts";
import { seedGrowth } from "./seed-growth.ts";

/** Where the data of all sizes stay, for the next run: `bench/data`, or `STEMMA_BENCH_DIR`. */
const folder =
  process.env["STEMMA_BENCH_DIR"] ?? fileURLToPath(new URL("../data", import.meta.url));

const password = "correct horse battery";
const email = "growth@example.com";

/** A running server with the data of one size, and the person who administers its large organization. */
export interface GrowthServer {
  readonly sql: ReturnType<typeof openSql>;
  readonly writer: Writer;
  readonly dataDir: string;
  /** How long making the data took, in milliseconds; `null` if they were there. */
  readonly seededMs: number | null;
  stop(): Promise<void>;
}

/** Starts a server with this number of pages. Data that are there are taken; a run that broke off goes on. */
export async function startGrowthServer(pages: number): Promise<GrowthServer> {
  const dataDir = path.join(folder, `growth-${pages}`);
  const mark = path.join(dataDir, "is-seeded");
  const isSeeded = existsSync(mark);
  mkdirSync(dataDir, { recursive: true });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const start = async () => {
    const running = runStemma({ PORT: String(port), STEMMA_DATA_DIR: dataDir });
    await running.ready;
    return running;
  };
  const stop = async (running: Awaited<ReturnType<typeof start>>) => {
    running.process.kill("SIGTERM");
    await running.ended;
  };
  let running = await start();
  let seededMs: number | null = null;
  if (!isSeeded) {
    const started = performance.now();
    try {
      await seed(url, dataDir, pages);
    } finally {
      await stop(running);
    }
    seededMs = performance.now() - started;
    writeFileSync(mark, "");
    running = await start();
  }
  const signedIn = await signIn(sendTo(url), { email, password });
  const sql = openSql(dataDir);
  return {
    sql,
    writer: { ...signedIn, workspaceId: await personalWorkspace(signedIn) },
    dataDir,
    seededMs,
    async stop() {
      await sql.end();
      await stop(running);
    },
  };
}

async function seed(url: string, dataDir: string, pages: number): Promise<void> {
  const workspaceId = await signUpOrIn(url);
  const sql = openSql(dataDir);
  try {
    await seedGrowth(sql, { pages, workspaceId });
    // Counts the blocks that statements touch. It is loaded when PostgreSQL starts.
    await sql`create extension if not exists pg_stat_statements`;
    await sql`alter system set shared_preload_libraries = 'pg_stat_statements'`;
  } finally {
    await sql.end();
  }
}

/** The workspace 'Personal' of who administers the large organization: the first run signs them up. */
async function signUpOrIn(url: string): Promise<string> {
  const known = await signUp(sendTo(url), { name: "Bench Writer", email, password });
  return personalWorkspace(known ?? (await signIn(sendTo(url), { email, password })));
}
