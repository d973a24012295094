import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import { openSqlAt } from "../e2e/server/open-sql.ts";
import { runAdmin } from "../e2e/server/run-admin.ts";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { startCitus, type Citus } from "../scripts/test/start-citus.mjs";
import { measureAutosaves } from "./autosaving.ts";
import { callPath } from "./call-path.ts";
import { documentOf } from "./document-of.ts";
import { childrenOf } from "./memory.ts";
import { processorSeconds } from "./process-costs.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

/** Each organization has one writer, who has two of the connections. */
const organizations = 16;
const connections = 32;
const durationS = 8;
const blocks = 50;
const pagesEach = 25;
const databaseName = "stemma_bench";

/**
 * Throughput of one server on an ordinary PostgreSQL, on the same one spread by Citus over one worker, and over two. All of them, and the load,
 * share this machine: so the processor time that a call takes of each part says more than the rate.
 */
export async function measureDistributed(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const workers of [0, 1, 2]) {
    const citus = await startCitus({ workerCount: workers });
    if (citus === undefined) {
      const seen = "left out: no PostgreSQL with the Citus extension is installed or on PATH";
      return [{ what: "Citus", seen }];
    }
    try {
      rows.push(...(await measureCluster(citus)));
    } finally {
      await citus.stop();
    }
  }
  return rows;
}

async function measureCluster(citus: Citus): Promise<Row[]> {
  const settings = {
    DATABASE_URL: await createDatabase(citus),
    STEMMA_SECRET: randomBytes(32).toString("hex"),
  };
  const server = await startStemma(settings);
  try {
    if (citus.workers.length > 0) {
      await server.stop();
      const { dataDir } = server;
      const { code, errors } = await runAdmin(
        { ...settings, STEMMA_DATA_DIR: dataDir },
        "distribute",
      );
      if (code !== 0) throw new Error(errors);
      await server.start();
    }
    const { url } = server;
    const writers: Writer[] = [];
    const ofEach: { path: string; headers: { cookie: string } }[][] = [];
    const lists: (typeof ofEach)[number] = [];
    for (let index = 0; index < organizations; index += 1) {
      const writer = await signUpWriter(url, `10.3.0.${index + 1}`);
      const headers = { cookie: writer.cookies };
      writers.push(writer);
      const reads: typeof lists = [];
      for (let page = 0; page < pagesEach; page += 1) {
        const content = { title: `Page ${page}`, body: documentOf(blocks), isPublished: true };
        const { pageId } = await writePage(writer, content);
        reads.push({ path: callPath("pages/get", { pageId }), headers });
      }
      ofEach.push(reads);
      const { workspaceId } = writer;
      lists.push({ path: callPath("workspaces/pages", { workspaceId, limit: 25 }), headers });
    }
    // A page of each organization, then the next one of each: all connections begin at the same request, and would otherwise read the pages
    // of one organization, which are on one worker.
    const reads = Array.from({ length: pagesEach }, (_, page) =>
      ofEach.flatMap((pages) => pages.slice(page, page + 1)),
    ).flat();
    const { length: count } = citus.workers;
    const on =
      count === 0 ? "PostgreSQL" : `Citus with ${count} ${count === 1 ? "worker" : "workers"}`;
    const row = async (what: string, work: () => Promise<Load>): Promise<Row> => ({
      what: `${what}, ${on}`,
      seen: await describe(work, server.pid(), citus.pids),
    });
    const read = async (requests: typeof lists): Promise<Load> => {
      const load = { url, connections, duration: durationS, requests };
      const { requests: answered, latency, non2xx, errors } = await autocannon(load);
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed.`);
      return { calls: answered.total, p99: latency.p99 };
    };
    const saves = async (): Promise<Load> => {
      const both = [...writers, ...writers];
      const took = await measureAutosaves(url, both, documentOf(blocks), durationS);
      return { calls: took.length, p99: percentile(took, 0.99) };
    };
    return [
      await row(`read ${reads.length} pages of ${blocks} paragraphs`, () => read(reads)),
      await row("list 25 pages of a workspace", () => read(lists)),
      await row(`autosaves of ${blocks} paragraphs`, saves),
    ];
  } finally {
    await server.dispose();
  }
}

/** How many calls were answered within {@link durationS}, and the time below which 99 % of them were, in milliseconds. */
interface Load {
  readonly calls: number;
  readonly p99: number;
}

async function describe(
  work: () => Promise<Load>,
  serverPid: number,
  postmasters: readonly number[],
): Promise<string> {
  const spent = () => [processorSeconds(serverPid), ...postmasters.map(secondsOfDatabase)];
  const before = spent();
  const { calls, p99 } = await work();
  const each = spent().map((seconds, index) => {
    return ((1000 * (seconds - (before[index] ?? 0))) / calls).toFixed(2);
  });
  const [server = "", coordinator = "", ...workers] = each;
  const ofWorkers = workers.length > 0 ? `; of the workers ${workers.join(" and ")}` : "";
  return (
    `${Math.round(calls / durationS).toLocaleString("en")}/s (p99 ${time(p99)}); ms of processor time a call: ` +
    `of Stemma ${server}; of PostgreSQL ${coordinator}${ofWorkers}`
  );
}

/** The processor time of all running processes of a database server, in seconds. */
function secondsOfDatabase(postmaster: number): number {
  const pids = [postmaster, ...childrenOf(postmaster)];
  return pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
}

/** A database on the coordinator, which knows the workers; its address. */
async function createDatabase({ coordinator, workers }: Citus): Promise<string> {
  const run = async (address: string, ...statements: string[]) => {
    const sql = openSqlAt(address);
    try {
      for (const statement of statements) await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  const within = (address: string) => {
    const url = new URL(address);
    url.pathname = databaseName;
    return url.href;
  };
  for (const address of [...workers, coordinator]) {
    await run(address, `create database ${databaseName} template template0 encoding 'UTF8'`);
    await run(within(address), "create extension citus");
  }
  const { port } = new URL(coordinator);
  await run(
    within(coordinator),
    `select citus_set_coordinator_host('127.0.0.1', ${port})`,
    ...workers.map((worker) => `select citus_add_node('127.0.0.1', ${new URL(worker).port})`),
  );
  return within(coordinator);
}
