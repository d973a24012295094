import autocannon from "autocannon";
import { startStemma } from "../e2e/server/stemma-server.ts";
import { callPath } from "./call-path.ts";
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
  const server = await startStemma();
  const { url } = server;
  try {
    const writer = await signUpWriter(url);
    const page = { title: "The bread day", body: documentOf(50), isPublished: true };
    const { pageId } = await writePage(writer, page);
    const requests = [
      { path: callPath("pages/get", { pageId }), headers: { cookie: writer.cookies } },
    ];
    const costOfReads = async () => {
      const pid = server.pid();
      const before = processorSeconds(pid);
      const { "2xx": answered } = await autocannon({ url, ...load, requests });
      return Math.round(((processorSeconds(pid) - before) / answered) * 1e6);
    };
    const costs = { before: [] as number[], after: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await server.stop();
      await server.start();
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
    await server.dispose();
  }
}

function microseconds(costs: readonly number[]): string {
  return `${costs.join(", ")} µs of processor time`;
}
