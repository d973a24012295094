import type { MetricValues } from "../platform/metrics/node-metrics.ts";

/** A message from the server's first process to the process of a node. */
export type MessageToNode =
  /** Sent with the connection. */
  | { readonly kind: "connection" }
  | { readonly kind: "say goodbye" }
  | { readonly kind: "drain"; readonly maxMs: number }
  | { readonly kind: "stop"; readonly maxMs: number }
  /** Asks for the metrics. */
  | { readonly kind: "read metrics" };

/** A message from the process of a node to the server's first process. */
export type MessageFromNode =
  | { readonly kind: "ready" }
  /** Answers "read metrics"; sent once more before the process ends. */
  | { readonly kind: "metrics"; readonly values: MetricValues }
  /** The node can't start. The operator can fix the reason, which is one line. */
  | { readonly kind: "failed"; readonly reason: string };

/** The argument of the process that does what one node does for all of them: see `isInFirstPlace` in start-server.ts. */
export const firstPlaceArgument = "--first-place";
