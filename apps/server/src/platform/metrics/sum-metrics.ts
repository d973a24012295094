import { AggregatorRegistry } from "prom-client";
import type { MetricValues } from "./node-metrics.ts";

/** The library averages the lag of event loops, which would hide a process that hangs among others that do not. */
const lagOfSlowest = /^nodejs_eventloop_lag_(?!min_)/;

/** The metrics of several processes as those of one: mostly sums, and the largest lag. */
export function sumMetrics(processes: readonly MetricValues[]): Promise<MetricValues> {
  return registryOf(processes).getMetricsAsJSON();
}

/** The same in the text format of Prometheus, with the type of this text. */
export async function printMetrics(
  processes: readonly MetricValues[],
): Promise<{ readonly text: string; readonly contentType: string }> {
  const registry = registryOf(processes);
  return { text: await registry.metrics(), contentType: registry.contentType };
}

function registryOf(processes: readonly MetricValues[]) {
  const values = processes.map((metrics) =>
    metrics.map((metric) =>
      lagOfSlowest.test(metric.name) ? { ...metric, aggregator: "max" as const } : metric,
    ),
  );
  return AggregatorRegistry.aggregate(values);
}
