import { expect, test } from "vitest";
import { createNodeMetrics } from "../platform/metrics/create-node-metrics.ts";
import { printMetrics } from "../platform/metrics/sum-metrics.ts";
import { createMetricsGatherer } from "./gather-metrics.ts";
import type { ServerNode } from "./server-node.ts";

/** A node that has answered so many requests, and has so many open connections. */
function nodeWith(answers: number, connections: number): ServerNode {
  const metrics = createNodeMetrics({ ofProcess: false });
  for (let at = 0; at < answers; at += 1) metrics.answered("pages/get", "ok", 0.002);
  metrics.refused("NO_ACCESS");
  metrics.watch({
    pool: () => ({ used: 0, waiting: 0 }),
    connections: () => connections,
    live: () => ({ sockets: 0, subscriptions: 0 }),
    busLag: () => connections / 1_000,
    caches: () => ({ texts: { bytes: 10, entries: 1, hits: answers, misses: 0 } }),
    shared: null,
  });
  return {
    take: () => {},
    untaken: () => 0,
    sayGoodbye: () => {},
    drain: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    // As from another process.
    readMetrics: async () => structuredClone(await metrics.read()),
  };
}

const gathered = async (gatherer: ReturnType<typeof createMetricsGatherer>, nodes: ServerNode[]) =>
  (await printMetrics(await gatherer.gather(nodes))).text.split("\n");

test("the metrics of a server are the sums of its nodes, and the slowest one's lag", async () => {
  const lines = await gathered(createMetricsGatherer(), [nodeWith(3, 20), nodeWith(4, 50)]);
  expect(lines).toContain(
    'stemma_request_duration_seconds_count{route="pages/get",outcome="ok"} 7',
  );
  expect(lines).toContain(
    'stemma_request_duration_seconds_bucket{le="0.001",route="pages/get",outcome="ok"} 0',
  );
  expect(lines).toContain(
    'stemma_request_duration_seconds_bucket{le="0.0025",route="pages/get",outcome="ok"} 7',
  );
  expect(lines).toContain('stemma_refusals_total{code="NO_ACCESS"} 2');
  expect(lines).toContain('stemma_cache_hits_total{cache="texts"} 7');
  expect(lines).toContain('stemma_cache_bytes{cache="texts"} 20');
  expect(lines).toContain("stemma_connections 70");
  expect(lines).toContain("stemma_bus_lag_seconds 0.05");
});

test("what a node has counted stays when it is replaced, and what it had open does not", async () => {
  const gatherer = createMetricsGatherer();
  const [first, second] = [nodeWith(3, 20), nodeWith(4, 50)];
  await gathered(gatherer, [first]);
  gatherer.keep(first);
  const count = 'stemma_request_duration_seconds_count{route="pages/get",outcome="ok"}';
  // The group may still list a node that has just ended.
  const lines = await gathered(gatherer, [first, second]);
  expect(lines).toContain(`${count} 7`);
  expect(lines).toContain("stemma_connections 50");
  gatherer.keep(second);
  expect(await gathered(gatherer, [])).toContain(`${count} 7`);
});
