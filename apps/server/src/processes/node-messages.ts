/** A message from the server's first process to the process of a node. */
export type MessageToNode =
  /** Sent with the connection. */
  | { readonly kind: "connection" }
  | { readonly kind: "drain"; readonly maxMs: number }
  | { readonly kind: "stop"; readonly maxMs: number };

/** A message from the process of a node to the server's first process. */
export type MessageFromNode =
  | { readonly kind: "ready" }
  /** The node can't start. The operator can fix the reason, which is one line. */
  | { readonly kind: "failed"; readonly reason: string };

/** The argument of the process that does what one node does for all of them: see `isInFirstPlace` in start-server.ts. */
export const firstPlaceArgument = "--first-place";
