import { Counter, Histogram, Registry } from "prom-client";
import type { MetricValues, NodeMetrics, Outcome, WatchedParts } from "./node-metrics.ts";
import { registerProcessMetrics } from "./register-process-metrics.ts";
import { registerSharedParts, registerWatchedParts } from "./register-watched-parts.ts";

/** The bounds of the buckets of latencies, in seconds: a read takes some milliseconds, a statement at most 15 seconds. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Creates the metrics of a node. With `ofProcess`, also those of its process: leave them to the first process where the node is in it.
 */
export function createNodeMetrics({ ofProcess }: { readonly ofProcess: boolean }): NodeMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "stemma_request_duration_seconds",
    help: "Time from a request's headers until its answer was sent, by procedure or kind of address.",
    labelNames: ["route", "outcome"],
    buckets: latencyBuckets,
    registers,
  });
  const refusals = new Counter({
    name: "stemma_refusals_total",
    help: "Refused requests, by the code of the refusal.",
    labelNames: ["code"],
    registers,
  });
  const published = new Histogram({
    name: "stemma_live_publish_seconds",
    help: "Time from the commit of a change until its live events were given to the bus.",
    buckets: latencyBuckets,
    registers,
  });
  if (ofProcess) registerProcessMetrics(registry);
  let askShared = () => Promise.resolve();

  return {
    answered: (route: string, outcome: Outcome, seconds: number) =>
      requests.observe({ route, outcome }, seconds),
    refused: (code: string) => refusals.inc({ code }),
    livePublished: (seconds: number) => published.observe(seconds),
    watch(parts: WatchedParts) {
      registerWatchedParts(registry, parts);
      if (parts.shared !== null) askShared = registerSharedParts(registry, parts.shared);
    },
    async read(): Promise<MetricValues> {
      await askShared();
      return registry.getMetricsAsJSON();
    },
  };
}
