import type { Browser } from "playwright-core";
import { openSql } from "../../e2e/server/open-sql.ts";
import type { StemmaServer } from "../../e2e/server/stemma-server.ts";
import { kilobytes } from "../report.ts";
import type { Row } from "../report.ts";
import { measureSockets } from "./measure-sockets.ts";
import { recordScreen } from "./record-screen.ts";
import type { RecordedCall } from "./record-screen.ts";
import { eachOf, spentBy } from "./spent.ts";
import { makeWatchedWorkspace } from "./watched-workspace.ts";

/** How often the calls of a screen are sent again, and how many screens do that at the same time. */
const turns = 200;
const together = 8;
const payloads = 5_000;
/** Additional connections that listen. The embedded PostgreSQL allows 50 connections in all. */
const listeners = 25;

/**
 * What `bench/simulation` needs and no other part measures: what an open screen asks after a reconnection and after a publish, in processor
 * time of the node and of PostgreSQL; what a reconnection costs besides; and what a payload of the bus costs.
 */
export async function measureScreens(browser: Browser, server: StemmaServer): Promise<Row[]> {
  const workspace = await makeWatchedWorkspace(server.url);
  const screen = await recordScreen(browser, server.url, workspace);
  const rows: Row[] = [];
  for (const [what, calls] of [
    ["after a reconnection", screen.reconnected],
    ["after a publish of its page", screen.shownPublished],
    ["after a publish of another page", screen.otherPublished],
  ] as const) {
    console.log(`  a screen asks ${what}: ${calls.map(nameOf).join(", ")}`);
    await replay(server.url, calls);
    let bytes = 0;
    const spent = await spentBy(server, async () => {
      bytes = await replay(server.url, calls);
    });
    const seen = `${calls.length} calls, ${kilobytes(bytes / turns)}, ${eachOf(spent, turns)}`;
    rows.push({ what: `a screen ${what}`, seen });
  }
  // A topic of the reader's own is followed without being named.
  const topics = screen.topics.filter((topic) => !topic.startsWith("user:"));
  rows.push(...(await measureSockets(server, workspace.cookies, topics)));
  rows.push(...(await measureBus(server)));
  return rows;
}

/** Payloads of an event that no screen follows, with the node as the only listener, and with further ones. */
async function measureBus(server: StemmaServer): Promise<Row[]> {
  const sql = openSql(server.dataDir);
  const heard = Array.from({ length: listeners }, () => openSql(server.dataDir));
  const send = async () => {
    for (let count = 0; count < payloads; count += 1) {
      const topic = `user:${crypto.randomUUID()}`;
      const payload = JSON.stringify([
        { topic, kind: "drafts", ids: { draft: crypto.randomUUID() } },
      ]);
      // As the node's own batches: the commit does not wait for the disk.
      await sql`with hurried as materialized (select set_config('synchronous_commit', 'off', true))
        select pg_notify('stemma_live', ${payload}) from hurried`;
    }
  };
  await send();
  const alone = await spentBy(server, send);
  await Promise.all(heard.map((each) => each.listen("stemma_live", () => {})));
  const crowded = await spentBy(server, send);
  await Promise.all([sql, ...heard].map((each) => each.end()));
  const perListener = (crowded.databaseMs - alone.databaseMs) / listeners / payloads;
  return [
    { what: "a payload of the bus, one listener", seen: eachOf(alone, payloads) },
    {
      what: "each further listener of a payload",
      seen: `PostgreSQL ${(perListener * 1_000).toFixed(1)} µs`,
    },
  ];
}

/** Sends the calls `turns` times. Returns the bytes of all answers, as they arrived without compression. */
async function replay(url: string, calls: readonly RecordedCall[]): Promise<number> {
  let bytes = 0;
  let left = turns;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const answers = calls.map(async ({ method, path, headers, body }) => {
        const answer = await fetch(`${url}${path}`, { method, headers, body });
        if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`);
        bytes += (await answer.arrayBuffer()).byteLength;
      });
      await Promise.all(answers);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return bytes;
}

function nameOf({ path }: RecordedCall): string {
  return path.replace(/^\/rpc\/|\?.*$/g, "").replaceAll("/", ".");
}
