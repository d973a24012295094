import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { findFreePort } from "../e2e/server/find-free-port.ts";
import { runStemma } from "../e2e/server/run-stemma.ts";
import { documentOf } from "./document-of.ts";
import { processorSeconds } from "./process-costs.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const rounds = 3;
const load = { connections: 32, duration: 4 };

/**
 * Page reads by a node in which nobody has signed in since it started, and after somebody has. Signing in uses
 * `AsyncLocalStorage`, which Node 20 keeps up with hooks for every promise from then on. Processor time of the node for each read.
 */
export async function measureAsyncStorage(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-bench-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), STEMMA_DATA_DIR: dataDir };
  const start = async () => {
    const server = runStemma(settings);
    await server.ready;
    return server;
  };
  let server = await start();
  const stop = async () => {
    server.process.kill("SIGTERM");
    await server.ended;
  };
  try {
    const writer = await signUpWriter(url);
    const page = { title: "The bread day", body: documentOf(50), isPublished: true };
    const { pageId } = await writePage(writer, page);
    const input = encodeURIComponent(JSON.stringify({ json: { pageId } }));
    const requests = [
      { path: `/rpc/pages/get?data=${input}`, headers: { cookie: writer.cookies } },
    ];
    const costOfReads = async () => {
      const pid = server.process.pid ?? 0;
      const before = processorSeconds(pid);
      const { "2xx": answered } = await autocannon({ url, ...load, requests });
      return Math.round(((processorSeconds(pid) - before) / answered) * 1e6);
    };
    const costs = { before: [] as number[], after: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await stop();
      server = await start();
      await costOfReads();
      costs.before.push(await costOfReads());
      await signUpWriter(url, `203.0.113.${round}`);
      costs.after.push(await costOfReads());
    }
    return [
      { what: "a read, nobody has signed in", seen: microseconds(costs.before) },
      { what: "a read, somebody has signed in", seen: microseconds(costs.after) },
    ];
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function microseconds(costs: readonly number[]): string {
  return `${costs.join(", ")} µs of processor time`;
}
