import type { Socket } from "node:net";
import type { MetricValues } from "../platform/metrics/node-metrics.ts";

/** A node of this server: it answers connections, in this process or in one of its own. */
export interface ServerNode {
  /** Answers a connection of which nothing has been read yet. */
  take(connection: Socket): void;
  /** How many of the connections that it was given have not reached it yet: those of a busy process wait. */
  untaken(): number;
  /** The node's metrics, also after its end; none if they are off. */
  readMetrics(): Promise<MetricValues>;
  /** The node ends soon: it says so in `/readyz`, and closes each connection behind its next answer. It goes on answering. */
  sayGoodbye(): void;
  /**
   * Drops no request: the node finishes the running ones, and answers one more on each connection that is kept alive
   * until then. Closes its WebSockets. Ends what remains after `maxMs`. Resolves when the node has ended. Give it no
   * connections any more.
   */
  drain(maxMs: number): Promise<void>;
  /** Finishes the running requests within `maxMs`, closes everything and ends; also a node that is drained. */
  stop(maxMs: number): Promise<void>;
}
