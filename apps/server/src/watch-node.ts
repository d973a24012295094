import type { OnAnswered } from "./http/serve-connections.ts";
import { routeName } from "./http/route-names.ts";
import type { NodeMetrics, Outcome } from "./platform/metrics/node-metrics.ts";

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
