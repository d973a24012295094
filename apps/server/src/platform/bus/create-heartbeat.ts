import { randomUUID } from "node:crypto";

/** The interval of the heartbeat, in milliseconds. */
export const defaultBeatMs = 5_000;

/** After this many of its own heartbeats are missing, a node treats its connection to the bus as dead. */
const unheardMax = 2;

/** How many heartbeats that did not come back are remembered. */
const missingMax = 100;

/** How the payload of a heartbeat begins, which no message does. The node's own id and a number follow. */
const beatStart = "beat:";

/** A node's heartbeat on a bus: a message to itself, because a dead connection does not always report an error. */
export interface Heartbeat {
  /** Makes the message of a heartbeat that leaves now, or would if there were a connection. */
  leave(): string;
  /** To be called with each message. Returns what it is: an own heartbeat, that of another node, or a message. */
  hear(message: string): "own" | "foreign" | "message";
  /** Whether too many are missing on this connection. */
  isMissed(): boolean;
  /** To be called for a new connection, which has missed none. */
  startAnew(): void;
  /** See `Bus`. */
  lag(): number | null;
}

/** Creates the heartbeat of a node. */
export function createHeartbeat(): Heartbeat {
  const own = `${beatStart}${randomUUID()}:`;
  let unheard = 0;
  let count = 0;
  /** Those that did not come back yet, oldest first. */
  let missing: { readonly number: number; readonly leftAtMs: number }[] = [];
  /** What the last one took. */
  let lastMs: number | null = null;
  return {
    leave() {
      unheard += 1;
      count += 1;
      if (missing.length === missingMax) missing.splice(1, 1);
      missing.push({ number: count, leftAtMs: performance.now() });
      return `${own}${count}`;
    },
    hear(message) {
      unheard = 0;
      if (message.startsWith(own)) {
        const heard = Number(message.slice(own.length));
        const left = missing.find(({ number }) => number === heard);
        if (left !== undefined) lastMs = performance.now() - left.leftAtMs;
        // What left before it is lost.
        missing = missing.filter(({ number }) => number > heard);
        return "own";
      }
      // Older versions send an empty one.
      return message === "" || message.startsWith(beatStart) ? "foreign" : "message";
    },
    isMissed: () => unheard > unheardMax,
    startAnew() {
      unheard = 0;
    },
    lag() {
      const [oldest] = missing;
      const missingMs = oldest === undefined ? null : performance.now() - oldest.leftAtMs;
      if (lastMs === null && missingMs === null) return null;
      return Math.max(lastMs ?? 0, missingMs ?? 0) / 1_000;
    },
  };
}
