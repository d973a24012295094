import { callPath } from "./call-path.ts";
import autocannon from "autocannon";
import { percentile, time } from "./report.ts";
import type { Writer } from "./writer.ts";

/** The connections of {@link searchesPerSecond}. */
export const searchConnections = 32;
const limit = 20;
const asked = 60;
const durationS = 6;
/** Different queries that are sent in turn while the throughput is measured. */
const queriesInTurn = 200;

const pathOf = (procedure: string, query: string) =>
  callPath(`search/${procedure}`, { query, limit });

/** How long searches take that are sent one after the other, and how many results they have on average. */
export async function searchLatency(
  url: string,
  { cookies }: Writer,
  procedure: string,
  query: () => string,
): Promise<string> {
  const samples: number[] = [];
  let found = 0;
  for (let count = 0; count < asked; count += 1) {
    const path = pathOf(procedure, query());
    const started = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { cookie: cookies } });
    const { json } = (await response.json()) as { json: { items?: unknown[] } };
    samples.push(performance.now() - started);
    if (json.items === undefined) throw new Error(JSON.stringify(json));
    found += json.items.length;
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => time(percentile(samples, share)));
  return `p50 ${p50}, p95 ${p95}, p99 ${p99} (${(found / asked).toFixed(1)} found)`;
}

/** How many searches a second are answered over 32 connections. The load generator runs on the same machine. */
export async function searchesPerSecond(
  url: string,
  { cookies }: Writer,
  procedure: string,
  query: (index: number) => string,
): Promise<string> {
  const requests = Array.from({ length: queriesInTurn }, (_, index) => ({
    path: pathOf(procedure, query(index)),
    headers: { cookie: cookies },
  }));
  const result = await autocannon({
    url,
    connections: searchConnections,
    duration: durationS,
    requests,
  });
  const failed = result.non2xx + result.errors;
  return (
    `${Math.round(result.requests.average).toLocaleString("en")} (p99 ${time(result.latency.p99)}` +
    `${failed > 0 ? `, ${failed} failed` : ""})`
  );
}
