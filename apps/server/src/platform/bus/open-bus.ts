import { randomUUID } from "node:crypto";
import type { Pool, Sql } from "../database/connect.ts";

/** A broadcast channel between all nodes that share one database. */
export interface Bus {
  /**
   * The time in which the last heartbeat came back, in seconds, or for which one is missing by now, if that is longer; `null` before the
   * first.
   */
  lag(): number | null;
  close(): Promise<void>;
}

interface Needs {
  /** Sends this node's heartbeats on the channel. */
  readonly sql: Sql;
  /** Opens a connection that only listens. */
  readonly openListener: () => Pool;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Called when the listening connection is back after a loss: messages in between are lost. */
  readonly onGap: () => void;
  /** The interval of the heartbeat, in milliseconds. */
  readonly beatMs?: number;
}

const defaultBeatMs = 5_000;

/** After this many of its own heartbeats are missing, a node treats its listening connection as dead. */
const unheardBeatsMax = 2;

/** How the payload of a heartbeat begins, which no message does. The node's own id follows. */
const beatStart = "beat:";

/**
 * Listens on one connection, which reconnects when it is lost. A node that does not receive its own heartbeats opens a
 * new connection, because a dead connection does not always report an error. Resolves once it listens.
 */
export async function openBus(needs: Needs): Promise<Bus> {
  const { sql, openListener, channel, onMessage, onGap, beatMs = defaultBeatMs } = needs;
  let listener = openListener();
  let unheardBeats = 0;
  let hasListened = false;
  const ownBeat = `${beatStart}${randomUUID()}`;
  /** When the heartbeat left that did not come back yet; and what the last one took, in milliseconds. */
  let sentAt: number | null = null;
  let lastMs: number | null = null;

  const hear = (message: string) => {
    unheardBeats = 0;
    if (message === ownBeat && sentAt !== null) {
      lastMs = performance.now() - sentAt;
      sentAt = null;
    }
    // Older versions send an empty one.
    if (message !== "" && !message.startsWith(beatStart)) onMessage(message);
  };

  const listen = (connection: Pool) =>
    connection.listen(channel, hear, () => {
      if (hasListened) onGap();
      hasListened = true;
    });

  const speak = async () => {
    if (unheardBeats > unheardBeatsMax) {
      void listener.end({ timeout: 0 });
      listener = openListener();
      unheardBeats = 0;
      await listen(listener);
    }
    unheardBeats += 1;
    sentAt ??= performance.now();
    await sql`select pg_notify(${channel}, ${ownBeat})`;
  };

  await listen(listener);
  // If the database does not answer, the next heartbeat tries again.
  const beat = () => void speak().catch(() => {});
  const timer = setInterval(beat, beatMs);
  beat();
  return {
    lag() {
      const missingMs = sentAt === null ? null : performance.now() - sentAt;
      if (lastMs === null && missingMs === null) return null;
      return Math.max(lastMs ?? 0, missingMs ?? 0) / 1_000;
    },
    async close() {
      clearInterval(timer);
      await listener.end({ timeout: 1 });
    },
  };
}
