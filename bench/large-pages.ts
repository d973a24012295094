import { Worker } from "node:worker_threads";
import { fileURLToPath } from "node:url";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import type { PageBody } from "@stemma/document/format";
import { findFreePort } from "../scripts/set-up/find-free-port.mjs";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { callPath } from "./call-path.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

const rows = 5_000;
const comparers = 10;
const durationMs = 12_000;
const warmUpMs = 2_000;
/** The pause between two reads of the measured page, and between what one person does, in milliseconds. */
const readPauseMs = 5;
const personPauseMs = 1_000;

/** What one person asks for, again and again: all requests at once, or the next one of them, then a pause. */
interface Person {
  /** One request at each turn, each once. */
  readonly isInTurn?: boolean;
  readonly requests: readonly {
    readonly path: string;
    readonly method: "GET" | "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }[];
}

/** Runs the people apart from the thread that measures; does not unpack what they get. */
const crowd = `
  const { request, Agent } = require("node:http");
  const { workerData: { url, people, pauseMs, counts } } = require("node:worker_threads");
  const agent = new Agent({ keepAlive: true });
  const count = (place) => Atomics.add(new Int32Array(counts), place, 1);
  const send = ({ path, method, headers, body }) => new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume().on("end", () => {
        count(answer.statusCode < 500 ? 0 : 1);
        resolve();
      });
    });
    sent.on("error", () => { count(1); resolve(); });
    sent.end(body);
  });
  const act = async ({ requests, isInTurn }, number) => {
    await new Promise((resolve) => setTimeout(resolve, (pauseMs / people.length) * number));
    for (let turn = 0; ; turn += 1) {
      const next = isInTurn ? requests.slice(turn, turn + 1) : requests;
      await Promise.all(next.map(send));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  people.forEach(act);
`;

/**
 * How long reads of a small page take, and how long the server's event loop is held up, while other people work on pages of
 * 5,000 rows or sign in. The load is made on the same machine.
 */
export async function measureLargePages(): Promise<Row[]> {
  const delayPort = await findFreePort();
  const probe = fileURLToPath(new URL("loop-delay.mjs", import.meta.url));
  const server = await startStemma({
    NODE_OPTIONS: `--import=${probe}`,
    LOOP_DELAY_PORT: String(delayPort),
  });
  try {
    const { url } = server;
    const reader = await signUpWriter(url);
    const small = { title: "The bread day", body: documentOf(50), isPublished: true };
    const { pageId } = await writePage(reader, small);
    const crowds: Record<string, Person[]> = { "nothing else": [] };
    const comparing = [];
    for (let number = 1; number <= comparers; number += 1) {
      const email = `large-${number}-${crypto.randomUUID()}@example.com`;
      const writer = await signUpWriter(url, `203.0.113.${number}`, email);
      comparing.push(await comparer(writer));
    }
    crowds["ten people compare pages of 5,000 rows"] = comparing;
    crowds["ten people read who wrote 5,000 rows"] = await Promise.all(
      comparing.map(authorsReader),
    );
    crowds["a save of 5,000 rows a second"] = [await saver(reader, url)];
    crowds["ten sign-ins a second"] = comparing.map((_, number) => signIn(url, number));
    const { publisher, htmlReader } = await publishing(reader, url);
    crowds["a publish of 5,000 rows a second"] = [publisher];
    crowds["the first HTML of 5,000 rows a second"] = [htmlReader];
    const seen: Row[] = [];
    for (const [what, crowdOf] of Object.entries(crowds)) {
      const read = await during(url, crowdOf, delayPort, () => readSmall(url, reader, pageId));
      seen.push({ what: `page reads while: ${what}`, goal: "p99 30 ms", seen: read });
    }
    return seen;
  } finally {
    await server.dispose();
  }
}

async function readSmall(url: string, { cookies }: Writer, pageId: string): Promise<void> {
  const answer = await fetch(url + callPath("pages/get", { pageId }), {
    headers: { cookie: cookies },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`pages/get: ${answer.status}`);
}

async function during(
  url: string,
  crowdOf: readonly Person[],
  delayPort: number,
  read: () => Promise<void>,
): Promise<string> {
  const people = crowdOf.map(({ requests, isInTurn }) => ({ requests, isInTurn }));
  const counts = new SharedArrayBuffer(8);
  const workerData = { url, people, pauseMs: personPauseMs, counts };
  const worker = new Worker(crowd, { eval: true, workerData });
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  await loopDelay(delayPort);
  const samples: number[] = [];
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    const started = performance.now();
    await read();
    samples.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, readPauseMs));
  }
  const loop = await loopDelay(delayPort);
  const [answered = 0, failed = 0] = new Int32Array(counts);
  await worker.terminate();
  const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)];
  return (
    `p50 ${time(p50)}, p99 ${time(p99)}, slowest ${time(Math.max(...samples))}; ` +
    `event loop p99 ${time(loop.p99)}, longest ${time(loop.max)}; ${answered} other answers, ${failed} failed`
  );
}

/** The event loop's delays since the last question, in milliseconds. */
async function loopDelay(port: number): Promise<{ p99: number; max: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}`);
  return (await answer.json()) as { p99: number; max: number };
}

/** Somebody who opens the comparison of two versions of a page of their own. */
async function comparer(writer: Writer) {
  const body = documentOf(rows, 2);
  const { pageId } = await writePage(writer, { title: "Long", body, isPublished: true });
  const first = await publishedVersion(writer, pageId);
  const draft = await openDraft(writer, pageId);
  const changed = { pageTitle: "Long", body: withWords(body) };
  const revision = await saveDraft(writer, draft, changed);
  const message = { expected: first, subjectLine: "Words" };
  const second = await publishDraft(writer, draft.id, { revision, ...message });
  const get = (path: string) => ({ path, method: "GET" as const, headers: headersOf(writer) });
  return {
    writer,
    second,
    requests: [
      get(callPath("pages/get", { pageId })),
      get(callPath("versions/list", { pageId })),
      get(callPath("versions/get", { versionId: first })),
      get(callPath("versions/get", { versionId: second })),
    ],
  };
}

async function authorsReader({
  writer,
  second,
}: Awaited<ReturnType<typeof comparer>>): Promise<Person> {
  const path = callPath("versions/authors", { versionId: second });
  return { requests: [{ path, method: "GET", headers: headersOf(writer) }] };
}

/** Somebody who sends one save again and again: it is read and checked each time, and taken once. */
async function saver(writer: Writer, url: string): Promise<Person> {
  const body = documentOf(rows, 2);
  const { draftId, revision } = await writePage(writer, {
    title: "Saved",
    body: documentOf(10),
    isPublished: false,
  });
  const input = { draftId, expectedRevision: revision, saveId: crypto.randomUUID() };
  const save = { ...input, pageTitle: "Saved", draftNotes: null, serializedEditorState: body };
  const headers = { ...headersOf(writer), "content-type": "application/json", origin: url };
  return {
    requests: [
      { path: "/rpc/drafts/save", method: "POST", headers, body: JSON.stringify({ json: save }) },
    ],
  };
}

/** Somebody who publishes one page after the other, and somebody who asks for the HTML of each of them then, for the first time. */
async function publishing(
  writer: Writer,
  url: string,
): Promise<{ publisher: Person; htmlReader: Person }> {
  const body = documentOf(rows, 2);
  const headers = { ...headersOf(writer), "content-type": "application/json", origin: url };
  const publishes = [];
  const reads = [];
  for (let number = 1; number * personPauseMs <= durationMs + warmUpMs; number += 1) {
    const title = `Long ${number}`;
    const draft = await writePage(writer, { title, body, isPublished: false });
    const { pageId, draftId, revision: expectedRevision } = draft;
    const publishMessage = { subjectLine: title, body: "" };
    const expected = { expectedRevision, expectedPublishedVersion: null };
    const input = JSON.stringify({ json: { draftId, ...expected, publishMessage } });
    const method = "POST" as const;
    publishes.push({ path: "/rpc/drafts/publish", method, headers, body: input });
    const accept = { ...headersOf(writer), accept: "text/html" };
    reads.push({ path: `/page/${pageId}`, method: "GET" as const, headers: accept });
  }
  return {
    publisher: { isInTurn: true, requests: publishes },
    htmlReader: { isInTurn: true, requests: reads },
  };
}

/** A sign-in that fails: it costs the hash of a password too. */
function signIn(url: string, number: number): Person {
  const address = { "x-forwarded-for": `198.51.100.${number}` };
  const headers = { "content-type": "application/json", origin: url, ...address };
  const body = JSON.stringify({ email: `nobody-${number}@example.com`, password: "not the one" });
  return { requests: [{ path: "/api/auth/sign-in/email", method: "POST", headers, body }] };
}

function withWords(body: PageBody): PageBody {
  const text = JSON.stringify(body).replaceAll("sells in", "sells early in");
  return JSON.parse(text) as PageBody;
}

async function publishedVersion(writer: Writer, pageId: string): Promise<string> {
  const { page } = await writer.call<{ page: { publishedVersion: string } }>(
    "GET",
    `/pages/${pageId}`,
  );
  return page.publishedVersion;
}

function headersOf({ cookies }: Writer): Readonly<Record<string, string>> {
  return { cookie: cookies, "accept-encoding": "gzip" };
}
