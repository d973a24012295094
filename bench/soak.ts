import { setTimeout as sleep } from "node:timers/promises";
import type { WebSocket } from "ws";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { processorSeconds, residentBytes } from "./process-costs.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { makeSubscribedPage, openSocket } from "./subscribed-page.ts";

const sockets = 5000;
const publishesAnHour = 200;
/** A row of the report is given for each of this many equal parts of the time. */
const parts = 6;
/** A publish whose last screen was not told within this time counts as incomplete. In milliseconds. */
const toldWithinMs = 15_000;

/**
 * One node with 5,000 open sockets and 200 publishes an hour, for `minutes`: its memory, which must not grow, the sockets that
 * were closed, and how long it took until the last screen was told.
 */
export async function measureSoak(minutes: number): Promise<Row[]> {
  const server = await startStemma();
  const { url, dataDir } = server;
  const pid = server.pid();
  const open: WebSocket[] = [];
  try {
    const page = await makeSubscribedPage(url, dataDir);
    const seen = { told: 0, closed: 0 };
    const idleBytes = residentBytes(pid);
    while (open.length < sockets) {
      const socket = await openSocket(url, page, open.length, () => (seen.told += 1));
      socket.on("close", () => (seen.closed += 1));
      open.push(socket);
    }
    const rows: Row[] = [
      { what: "memory before the sockets; with them", seen: both(idleBytes, residentBytes(pid)) },
    ];
    const publishes = Math.round((publishesAnHour * minutes) / 60);
    const startedAt = performance.now();
    const dueAt = (count: number) => startedAt + (count * minutes * 60_000) / publishes;
    for (let part = 0, count = 0; part < parts; part += 1) {
      const last: number[] = [];
      const bytes: number[] = [];
      let incomplete = 0;
      const secondsBefore = processorSeconds(pid);
      const partStartedAt = performance.now();
      for (; count < Math.round((publishes * (part + 1)) / parts); count += 1) {
        await sleep(Math.max(0, dueAt(count) - performance.now()));
        seen.told = 0;
        const sentAt = await page.publish(count + 1);
        const expected = sockets - seen.closed;
        while (seen.told < expected && performance.now() - sentAt < toldWithinMs) await sleep(1);
        if (seen.told < expected) incomplete += 1;
        else last.push(performance.now() - sentAt);
        bytes.push(residentBytes(pid));
      }
      await sleep(Math.max(0, dueAt(count) - performance.now()));
      const share =
        (processorSeconds(pid) - secondsBefore) / ((performance.now() - partStartedAt) / 1000);
      rows.push({
        what: `until minute ${Math.round((minutes * (part + 1)) / parts)}`,
        seen: [
          `memory ${both(Math.min(...bytes), Math.max(...bytes))}`,
          `processor ${(share * 100).toFixed(1)} % of a core`,
          `last screen told ${time(percentile(last, 0.5))}; ${time(percentile(last, 0.99))}`,
          `${incomplete} incomplete, ${seen.closed} closed`,
        ].join(", "),
      });
      console.log(rows.at(-1)?.what, rows.at(-1)?.seen);
    }
    return rows;
  } finally {
    for (const socket of open) socket.terminate();
    await server.dispose();
  }
}

/** Two sizes in MB. */
function both(first: number, second: number): string {
  return `${(first / 1e6).toFixed(0)}; ${(second / 1e6).toFixed(0)} MB`;
}
