import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import autocannon from "autocannon";
import { readPostmasterPid } from "../e2e/server/read-postmaster-pid.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { documentOf } from "./document-of.ts";
import { measureLimit } from "./limit.ts";
import { databaseMib, residentMib } from "./memory.ts";
import type { Row } from "./report.ts";
import { time } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

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
  const { pageId } = await writePage(writer, {
    title: "The bread day",
    body: documentOf(blocks),
    isPublished: true,
  });
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
    ["read one page of 50 paragraphs", "3,000", [call("pages/get", { pageId })]],
    [
      `read ${smallPages} pages of ${smallBlocks} paragraphs`,
      "3,500",
      smallIds.map((id) => call("pages/get", { pageId: id })),
    ],
    ["the HTML of one page", undefined, [`/page/${pageId}`]],
    ["a level of the tree, 25 pages", "2,000", [call("pages/level", { workspaceId, limit: 25 })]],
    [
      "list 25 pages of a workspace",
      "2,000",
      [call("workspaces/pages", { workspaceId, limit: 25 })],
    ],
    ["recent lists", "2,500", [call("recents/list", {})]],
    ["title suggestions", "1,500", [call("search/titles", { query: "bread" })]],
  ] as const) {
    const seen = describe(await read(...paths), limit.cached);
    rows.push({ what, ...(goal && { goal }), seen });
  }
  rows.push({
    what: "autosaves (50 paragraphs)",
    goal: "1,200",
    seen: await measureAutosaves(url, writer, limit.cached),
  });
  const database = databaseMib(readPostmasterPid(dataDir));
  rows.push({
    what: "memory after this load: server; database",
    seen: `${residentMib(server.pid())} MiB resident; ${database} MiB proportional`,
  });
  return rows;
}

/** The address of a call of the contract that changes nothing. */
function call(procedure: string, input: object): string {
  return `/rpc/${procedure}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`;
}

/**
 * Every connection saves its own draft, each save on top of the previous one. What is sent is put together from the body's JSON, and goes
 * through `node:http`: `fetch` takes this process as long as a save takes the server.
 */
async function measureAutosaves(url: string, writer: Writer, limit: number): Promise<string> {
  const body = documentOf(blocks);
  const json = JSON.stringify(body);
  const drafts = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      writePage(writer, { title: `Draft ${index}`, body, isPublished: false }),
    ),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const latencies: number[] = [];
  const save = async ({ draftId, revision }: { draftId: string; revision: number }) => {
    let expectedRevision = revision;
    while (performance.now() - started < durationS * 1000) {
      const sent = performance.now();
      const input = { draftId, expectedRevision, saveId: crypto.randomUUID(), pageTitle: "Draft" };
      const rest = `"serializedEditorState":${json},"draftNotes":null}}`;
      const text = `{"json":${JSON.stringify(input).slice(0, -1)},${rest}`;
      expectedRevision = await autosave(agent, url, writer, text);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(drafts.map(save));
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return `${share(latencies.length / durationS, limit)} (p99 ${time(p99)}, every one committed)`;
}

/** Saves a draft as the browser does, through `/rpc`; returns its new revision. */
async function autosave(
  agent: Agent,
  url: string,
  { cookies }: Writer,
  text: string,
): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    origin: url,
    cookie: cookies,
  };
  const sent = request(`${url}/rpc/drafts/save`, { method: "POST", agent, headers });
  sent.end(text);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = (await response.setEncoding("utf8").toArray()).join("");
  if (response.statusCode !== 200) throw new Error(`drafts/save: ${response.statusCode} ${answer}`);
  const { json } = JSON.parse(answer) as { json: { revision: number } };
  return json.revision;
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
