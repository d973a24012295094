import type { WebSocket } from "ws";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { processorSeconds, residentBytes } from "./process-costs.ts";
import { kilobytes, percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { makeSubscribedPage, openSocket } from "./subscribed-page.ts";
import type { SubscribedPage } from "./subscribed-page.ts";

/** How many sockets are subscribed to a page while it is published. */
const crowds = [0, 100, 1000, 5000];
const publishes = 15;
/** How long the open sockets stay idle while the processor time is measured. In milliseconds. */
const idleMs = 25_000;

/**
 * The cost of open screens for a node, and how long a publish takes to reach all of them. The sockets are on the same
 * machine.
 */
export async function measureLiveSockets(): Promise<Row[]> {
  const server = await startStemma();
  const { url, dataDir } = server;
  const pid = server.pid();
  const sockets: WebSocket[] = [];
  try {
    const page = await makeSubscribedPage(url, dataDir);
    const receipts = { atMs: [] as number[] };
    const rows: Row[] = [];
    const bytesBefore = residentBytes(pid);
    for (const crowd of crowds) {
      while (sockets.length < crowd) {
        const onTold = () => receipts.atMs.push(performance.now());
        sockets.push(await openSocket(url, page, sockets.length, onTold));
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
    await server.dispose();
  }
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
