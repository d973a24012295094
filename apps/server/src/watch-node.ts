import type { OnAnswered } from "./http/serve-connections.ts";
import { routeName } from "./http/route-names.ts";
import type { TracingSettings } from "./platform/config/tracing-settings.ts";
import type { NodeMetrics, Outcome } from "./platform/metrics/node-metrics.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";

/**
 * Creates the metrics of a node, if the settings ask for any: only then the library is loaded, and requests are counted. `ofProcess` says that
 * the node has its process for itself.
 */
export async function createMetrics(
  isAskedFor: boolean,
  ofProcess: boolean,
): Promise<NodeMetrics | null> {
  if (!isAskedFor) return null;
  const { createNodeMetrics } = await import("./platform/metrics/create-node-metrics.ts");
  return createNodeMetrics({ ofProcess });
}

/** Starts the traces of a node, if the settings ask for any: only then the libraries are loaded. */
export async function createTracing(
  settings: TracingSettings | undefined,
): Promise<Tracing | null> {
  if (settings === undefined) return null;
  const { startTracing } = await import("./platform/tracing/start-tracing.ts");
  return startTracing(settings);
}

/** Makes each run of a periodic work a trace, if there are traces. */
export function jobsOf(tracing: Tracing | null) {
  return <Args extends unknown[], Result>(
    name: string,
    work: (...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) =>
    tracing === null ? work : (...args) => tracing.job(name, () => work(...args));
}

/** Counts each request under the name of its route. */
export function countAnswers(metrics: NodeMetrics): OnAnswered {
  return ({ method = "GET", url = "/" }, response, seconds) => {
    const outcome = response.writableFinished ? outcomeOf(response.statusCode) : "cut";
    metrics.answered(routeName(method, url), outcome, seconds);
  };
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return "ok";
  return status < 500 ? "refused" : "failed";
}
