import autocannon from "autocannon";
import { findNodePids } from "../e2e/server/find-node-pids.ts";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { callPath } from "./call-path.ts";
import { documentOf } from "./document-of.ts";
import { residentBytes } from "./process-costs.ts";
import { time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const processCounts = [1, 2, 3];
/** Each number of processes is measured so many times, in turn, because other programs may use the machine too. */
const rounds = 2;
const connections = 32;
const durationS = 6;
const blocks = 50;

/**
 * Page reads per second by the number of processes, and the memory of all of them. The load comes from this process on
 * the same machine: it takes about as much processor time as a node, so on two cores it hides most of the gain.
 */
export async function measureProcesses(): Promise<Row[]> {
  const seen = new Map<number, string[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const count of processCounts) {
      seen.set(count, [...(seen.get(count) ?? []), await measureReads(count)]);
    }
  }
  return [...seen].map(([count, results]) => ({
    what: `read one page of ${blocks} paragraphs, STEMMA_PROCESSES=${count}`,
    seen: results.join(" · "),
  }));
}

async function measureReads(count: number): Promise<string> {
  const server = await startStemma({ STEMMA_PROCESSES: String(count) });
  try {
    const { url } = server;
    const writer = await signUpWriter(url);
    const page = { title: "The bread day", body: documentOf(blocks), isPublished: true };
    const { pageId } = await writePage(writer, page);
    const requests = [
      { path: callPath("pages/get", { pageId }), headers: { cookie: writer.cookies } },
    ];
    const result = await autocannon({ url, connections, duration: durationS, requests });
    const failed = result.non2xx + result.errors;
    const pids = [server.pid(), ...findNodePids(server.pid())];
    const bytes = pids.reduce((sum, pid) => sum + residentBytes(pid), 0);
    return (
      `${Math.round(result.requests.average).toLocaleString("en")}/s (p99 ${time(result.latency.p99)}` +
      `${failed > 0 ? `, ${failed} failed` : ""}, ${Math.round(bytes / 2 ** 20)} MiB after it)`
    );
  } finally {
    await server.dispose();
  }
}
