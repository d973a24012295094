import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { WebSocket } from "ws";
import { bodyOf } from "../e2e/fixtures/body-of.ts";
import { findFreePort } from "../e2e/server/find-free-port.ts";
import { openSql } from "../e2e/server/open-sql.ts";
import { runStemma } from "../e2e/server/run-stemma.ts";
import { processorSeconds, residentBytes } from "./process-costs.ts";
import { kilobytes, percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

/** How many sockets are subscribed to a page while it is published. */
const crowds = [0, 100, 1000, 5000];
const publishes = 15;
/** The number of people to whom the sockets belong, all members of the page's workspace. */
const people = 50;
/** How long the open sockets stay idle while the processor time is measured. In milliseconds. */
const idleMs = 25_000;

/**
 * The cost of open screens for a node, and how long a publish takes to reach all of them. The sockets are on the same
 * machine.
 */
export async function measureLiveSockets(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-bench-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = runStemma({ PORT: String(port), STEMMA_DATA_DIR: dataDir });
  await server.ready;
  const pid = server.process.pid ?? 0;
  const sockets: WebSocket[] = [];
  try {
    const page = await makePage(url, dataDir);
    const receipts = { atMs: [] as number[] };
    const rows: Row[] = [];
    const bytesBefore = residentBytes(pid);
    for (const crowd of crowds) {
      while (sockets.length < crowd) {
        const cookies = page.cookies[sockets.length % people] ?? "";
        sockets.push(
          await openSocket(url, cookies, page, () => receipts.atMs.push(performance.now())),
        );
      }
      const secondsBefore = processorSeconds(pid);
      if (crowd > 0) await new Promise((resolve) => setTimeout(resolve, idleMs));
      const idle = (processorSeconds(pid) - secondsBefore) / (idleMs / 1000);
      const bytes = (residentBytes(pid) - bytesBefore) / crowd;
      const seen = await publishTo(crowd, page, receipts, pid);
      const name = `${crowd.toLocaleString("en")} sockets`;
      rows.push({ what: `${name}: publish answered (p50; p99)`, seen: pair(seen.answered) });
      if (crowd === 0) continue;
      rows.push(
        {
          what: `${name}: a screen notified (p50; p99)`,
          goal: "200 ms",
          seen: pair(seen.received),
        },
        {
          what: `${name}: the last one notified (p50; p99)`,
          goal: "200 ms",
          seen: pair(seen.last),
        },
        { what: `${name}: processor a publish`, seen: time(seen.processorMs) },
        { what: `${name}: processor idle`, seen: `${(idle * 100).toFixed(1)} % of a core` },
        { what: `${name}: memory each`, seen: kilobytes(bytes) },
      );
    }
    return rows;
  } finally {
    for (const socket of sockets) socket.terminate();
    server.process.kill("SIGTERM");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface SubscribedPage {
  readonly pageId: string;
  readonly workspaceId: string;
  /** The session cookies of the readers. */
  readonly cookies: readonly string[];
  readonly publish: (count: number) => Promise<number>;
}

async function makePage(url: string, dataDir: string): Promise<SubscribedPage> {
  const writer = await signUpWriter(url);
  const { workspaceId } = writer;
  const { pageId, draftId } = await createPage(writer, workspaceId);
  const cookies: string[] = [];
  for (let index = 0; index < people; index += 1) {
    cookies.push((await signUpWriter(url, `203.0.113.${index}`)).cookies);
  }
  const sql = openSql(dataDir);
  await sql`with page as (select organization_id, workspace_id from pages where id = ${pageId}),
    joined as (insert into organization_members
      select p.organization_id, u.id, 'user', now() from page p, users u
      where u.recent_organization_id <> p.organization_id)
    insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select p.organization_id, p.workspace_id, u.id, 'viewer', 'viewer' from page p, users u
    where u.recent_organization_id <> p.organization_id`;
  await sql.end();
  let previous: string | null = null;
  let draft: { id: string; revision: number } | null = { id: draftId, revision: 1 };
  const publish = async (count: number) => {
    draft ??= await openDraft(writer, pageId);
    const revision = await saveDraft(writer, draft, {
      pageTitle: "To all",
      body: bodyOf(`Version ${count}`),
    });
    const started = performance.now();
    previous = await publishDraft(writer, draft.id, {
      revision,
      expected: previous,
      subjectLine: `Version ${count}`,
    });
    draft = null;
    return started;
  };
  await publish(0);
  return { pageId, workspaceId, cookies, publish };
}

/** Opens a socket like a tab that shows the page. Resolves when the server has confirmed the topics. */
function openSocket(
  url: string,
  cookie: string,
  { pageId, workspaceId }: SubscribedPage,
  onTold: () => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/live`, {
    headers: { cookie, origin: url },
  });
  const topics = [`page:${pageId}`, `workspace:${workspaceId}`];
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "follow", topics, heldMs: 0 })));
    socket.on("message", (data: Buffer) => {
      const text = data.toString("latin1");
      if (text.startsWith('{"type":"events"')) onTold();
      else if (text.startsWith('{"type":"following"')) resolve(socket);
    });
  });
}

async function publishTo(
  crowd: number,
  page: SubscribedPage,
  receipts: { atMs: number[] },
  pid: number,
) {
  const samples = { answered: [] as number[], received: [] as number[], last: [] as number[] };
  let busySeconds = 0;
  for (let count = 1; count <= publishes; count += 1) {
    receipts.atMs = [];
    const before = processorSeconds(pid);
    const started = await page.publish(count);
    samples.answered.push(performance.now() - started);
    while (receipts.atMs.length < crowd) await new Promise((resolve) => setImmediate(resolve));
    busySeconds += processorSeconds(pid) - before;
    const delays = receipts.atMs.map((atMs) => atMs - started);
    samples.received.push(...delays);
    samples.last.push(Math.max(0, ...delays));
  }
  return { ...samples, processorMs: (busySeconds / publishes) * 1000 };
}

function pair(samples: readonly number[]): string {
  return `${time(percentile(samples, 0.5))}; ${time(percentile(samples, 0.99))}`;
}
