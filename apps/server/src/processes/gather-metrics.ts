import type { MetricValues } from "../platform/metrics/node-metrics.ts";
import { sumMetrics } from "../platform/metrics/sum-metrics.ts";
import type { ServerNode } from "./server-node.ts";

/** Gathers the metrics of the nodes of a server. */
export interface MetricsGatherer {
  /** The metrics of each of these nodes, and the counters of those that have ended. */
  gather(nodes: readonly ServerNode[]): Promise<readonly MetricValues[]>;
  /** Keeps the counters of a node that has ended. */
  keep(node: ServerNode): void;
}

/**
 * Creates the gatherer of a server. A counter never falls while the server runs, although its nodes are replaced: else Prometheus would take it
 * for one that began anew, and count what it had counted once more.
 */
export function createMetricsGatherer(): MetricsGatherer {
  const ended = new WeakSet<ServerNode>();
  let kept: Promise<MetricValues> = Promise.resolve([]);

  async function withCountersOf(node: ServerNode, before: MetricValues): Promise<MetricValues> {
    const values = await node.readMetrics().catch((): MetricValues => []);
    const counters = values.filter(({ type }) => String(type) !== "gauge");
    return sumMetrics([before, counters]);
  }

  return {
    async gather(nodes) {
      const running = nodes.filter((node) => !ended.has(node));
      const before = kept;
      return [await before, ...(await Promise.all(running.map((node) => node.readMetrics())))];
    },
    keep(node) {
      ended.add(node);
      kept = kept.then((before) => withCountersOf(node, before));
    },
  };
}
