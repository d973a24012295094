import { Gauge, Registry } from "prom-client";
import { registerProcessMetrics } from "../platform/metrics/register-process-metrics.ts";
import { printMetrics } from "../platform/metrics/sum-metrics.ts";
import { createMetricsGatherer } from "./gather-metrics.ts";
import type { NodeGroup } from "./start-node-group.ts";
import type { ServerNode } from "./server-node.ts";

/** The metrics of a whole server, of its first process and of all nodes. */
export interface ServerMetrics {
  /** To be called with each node that has ended. */
  readonly keep: (node: ServerNode) => void;
  /** Prints them in the text format of Prometheus. */
  print(group: Pick<NodeGroup, "nodes">): Promise<{ text: string; contentType: string }>;
}

/** Creates the metrics of a server. */
export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  registerProcessMetrics(registry);
  const counted = new Gauge({
    name: "stemma_nodes",
    help: "Nodes of this server that answer new connections, and those that are drained.",
    labelNames: ["state"],
    registers: [registry],
  });
  const gatherer = createMetricsGatherer();
  return {
    keep: gatherer.keep,
    async print(group) {
      const { answering, drained } = group.nodes();
      counted.set({ state: "answering" }, answering.length);
      counted.set({ state: "drained" }, drained.length);
      const ofNodes = await gatherer.gather([...answering, ...drained]);
      return printMetrics([await registry.getMetricsAsJSON(), ...ofNodes]);
    },
  };
}
