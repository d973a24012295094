import autocannon from "autocannon";
import { readPostmasterPid } from "../e2e/server/read-postmaster-pid.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { measureAutosaves } from "./autosaving.ts";
import { callPath } from "./call-path.ts";
import { documentOf } from "./document-of.ts";
import { measureLimit } from "./limit.ts";
import { databaseMib, residentMib } from "./memory.ts";
import type { Row } from "./report.ts";
import { percentile, time } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const connections = 32;
const durationS = 8;
/** The size of the compared page: fifty paragraphs. */
const blocks = 50;

/** The size of the pages that are read in turn, and how many there are. */
const smallBlocks = 12;
const smallPages = 100;

/**
 * Requests per second that one server answers over 32 connections, each beside its share of the limit of this machine.
 * The load generator runs on the same machine.
 */
export async function measureThroughput(server: StemmaServer): Promise<Row[]> {
  const { url, dataDir } = server;
  const writer = await signUpWriter(url);
  const { workspaceId } = writer;
  const body = documentOf(blocks);
  const { pageId } = await writePage(writer, { title: "The bread day", body, isPublished: true });
  const smallIds: string[] = [];
  for (let index = 0; index < smallPages; index += 1) {
    const page = { title: `Page ${index}`, body: documentOf(smallBlocks), isPublished: true };
    smallIds.push((await writePage(writer, page)).pageId);
  }
  const load = { connections, duration: durationS };
  const limit = await measureLimit(dataDir, pageId, load);
  const headers = { cookie: writer.cookies };
  const read = (...paths: string[]) =>
    autocannon({ url, ...load, requests: paths.map((path) => ({ path, headers })) });
  const rows: Row[] = [
    { what: "the limit: a bare server, the body's bytes cached", seen: perSecond(limit.cached) },
    { what: "a bare server, the body from PostgreSQL", seen: perSecond(limit.stored) },
  ];
  for (const [what, goal, paths] of [
    ["read one page of 50 paragraphs", "3,000", [callPath("pages/get", { pageId })]],
    [
      `read ${smallPages} pages of ${smallBlocks} paragraphs`,
      "3,500",
      smallIds.map((id) => callPath("pages/get", { pageId: id })),
    ],
    ["the HTML of one page", undefined, [`/page/${pageId}`]],
    [
      "a level of the tree, 25 pages",
      "2,000",
      [callPath("pages/level", { workspaceId, limit: 25 })],
    ],
    [
      "list 25 pages of a workspace",
      "2,000",
      [callPath("workspaces/pages", { workspaceId, limit: 25 })],
    ],
    ["recent lists", "2,500", [callPath("recents/list", {})]],
    ["title suggestions", "1,500", [callPath("search/titles", { query: "bread" })]],
  ] as const) {
    const seen = describe(await read(...paths), limit.cached);
    rows.push({ what, ...(goal && { goal }), seen });
  }
  const saves = await measureAutosaves(
    url,
    Array.from({ length: connections }, () => writer),
    body,
    durationS,
  );
  rows.push({
    what: "autosaves (50 paragraphs)",
    goal: "1,200",
    seen: `${share(saves.length / durationS, limit.cached)} (p99 ${time(percentile(saves, 0.99))}, every one committed)`,
  });
  const database = databaseMib(readPostmasterPid(dataDir));
  rows.push({
    what: "memory after this load: server; database",
    seen: `${residentMib(server.pid())} MiB resident; ${database} MiB proportional`,
  });
  return rows;
}

function describe(result: Awaited<ReturnType<typeof autocannon>>, limit: number): string {
  const failed = result.non2xx + result.errors;
  return (
    `${share(result.requests.average, limit)} (p99 ${time(result.latency.p99)}` +
    `${failed > 0 ? `, ${failed} failed` : ""})`
  );
}

function share(count: number, limit: number): string {
  return `${perSecond(count)}, ${Math.round((100 * count) / limit)} % of the limit`;
}

function perSecond(count: number): string {
  return `${Math.round(count).toLocaleString("en")}/s`;
}
