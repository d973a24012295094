import type { PageBody } from "@stemma/document/format";
import autocannon from "autocannon";
import { documentOf } from "./document-of.ts";
import type { Row } from "./report.ts";
import { time } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

const connections = 32;
const durationS = 8;
/** The size of the compared page: fifty paragraphs. */
const blocks = 50;

/** Requests per second that one server answers over 32 connections. The load generator runs on the same machine. */
export async function measureThroughput(url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const { pageId } = await writePage(writer, {
    title: "The bread day",
    body: documentOf(blocks),
    isPublished: true,
  });
  const input = encodeURIComponent(JSON.stringify({ json: { pageId } }));
  const headers = { cookie: writer.cookies };
  const read = (path: string) =>
    autocannon({ url, connections, duration: durationS, requests: [{ path, headers }] });
  const rows: Row[] = [];
  for (const [what, goal, path] of [
    ["page reads a second (API)", "3,500", `/rpc/pages/get?data=${input}`],
    ["page reads a second (HTML)", undefined, `/page/${pageId}`],
    ["recent lists a second", "2,500", "/rpc/recents/list"],
  ] as const) {
    rows.push({ what, ...(goal && { goal }), seen: describe(await read(path)) });
  }
  rows.push({
    what: "autosaves a second (50 paragraphs)",
    seen: await measureAutosaves(url, writer),
  });
  return rows;
}

/** Every connection saves its own draft, each save on top of the previous one. */
async function measureAutosaves(url: string, writer: Writer): Promise<string> {
  const body = documentOf(blocks);
  const drafts = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      writePage(writer, { title: `Draft ${index}`, body, isPublished: false }),
    ),
  );
  const started = performance.now();
  const latencies: number[] = [];
  const save = async ({ draftId, revision }: { draftId: string; revision: number }) => {
    let expectedRevision = revision;
    while (performance.now() - started < durationS * 1000) {
      const sent = performance.now();
      const saved = await autosave(url, writer, { draftId, expectedRevision, body });
      latencies.push(performance.now() - sent);
      expectedRevision = saved;
    }
  };
  await Promise.all(drafts.map(save));
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return `${Math.round(latencies.length / durationS).toLocaleString("en")} (p99 ${time(p99)}, every one committed)`;
}

/** Saves a draft as the browser does, through `/rpc`; returns its new revision. */
async function autosave(
  url: string,
  { cookies }: Writer,
  {
    draftId,
    expectedRevision,
    body,
  }: { draftId: string; expectedRevision: number; body: PageBody },
): Promise<number> {
  const input = { draftId, expectedRevision, saveId: crypto.randomUUID(), pageTitle: "Draft" };
  const response = await fetch(`${url}/rpc/drafts/save`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, cookie: cookies },
    body: JSON.stringify({ json: { ...input, serializedEditorState: body, draftNotes: null } }),
  });
  if (!response.ok) throw new Error(`drafts/save: ${response.status} ${await response.text()}`);
  const { json } = (await response.json()) as { json: { revision: number } };
  return json.revision;
}

function describe(result: Awaited<ReturnType<typeof autocannon>>): string {
  const failed = result.non2xx + result.errors;
  return (
    `${Math.round(result.requests.average).toLocaleString("en")} (p99 ${time(result.latency.p99)}` +
    `${failed > 0 ? `, ${failed} failed` : ""})`
  );
}
