import { setTimeout as wait } from "node:timers/promises";
import type { Pool, Sql } from "../database/connect.ts";
import type { Bus, BusListener } from "./bus.ts";
import { createHeartbeat, defaultBeatMs } from "./create-heartbeat.ts";

interface Needs extends BusListener {
  /** Publishes. */
  readonly sql: Sql;
  /** Opens a connection that only listens. */
  readonly openListener: () => Pool;
  readonly channel: string;
  /** The interval of the heartbeat, in milliseconds. */
  readonly beatMs?: number;
}

/** How long a node waits between two attempts to listen once the database is back, in milliseconds. */
const againMs = 500;

/** A bus over PostgreSQL. */
export interface PostgresBus extends Bus {
  /**
   * Replaces the connection, to be called when the database is back. The driver tries only once to listen again, and a standby, which a
   * connection may have led to meanwhile, refuses that; three heartbeats would be missing before the bus knew.
   */
  listenAnew(): void;
}

/**
 * A bus over PostgreSQL's notifications. Listens on one connection, which reconnects when it is lost. A node that does not receive
 * its own heartbeats opens a new connection. Resolves once it listens.
 */
export async function openPostgresBus(needs: Needs): Promise<PostgresBus> {
  const { sql, openListener, channel, onMessage, onGap, beatMs = defaultBeatMs } = needs;
  let listener = openListener();
  let hasListened = false;
  let isReopening = false;
  let isClosed = false;
  const heartbeat = createHeartbeat();

  const hear = (message: string) => {
    if (heartbeat.hear(message) === "message") onMessage(message);
  };

  const listen = (connection: Pool) =>
    connection.listen(channel, hear, () => {
      if (hasListened) onGap();
      hasListened = true;
    });

  /** Replaces the connection. One that takes long to be made is waited for, whatever is missing meanwhile. */
  const reopen = async () => {
    isReopening = true;
    try {
      void listener.end({ timeout: 0 });
      listener = openListener();
      await listen(listener);
      heartbeat.startAnew();
    } finally {
      isReopening = false;
    }
  };

  const reopenOnce = async () => {
    if (!isReopening && !isClosed) await reopen();
  };

  /** Until it listens: also the connection that is made now may lead to a standby. */
  const listenAnew = async (): Promise<void> => {
    try {
      await reopenOnce();
    } catch {
      await wait(againMs, undefined, { ref: false });
      await listenAnew();
    }
  };

  const speak = async () => {
    if (heartbeat.isMissed()) await reopenOnce();
    await publish([heartbeat.leave()]);
  };

  const publish = async (messages: readonly string[]) => {
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) message`;
  };

  await listen(listener);
  // If the database does not answer, the next heartbeat tries again.
  const beat = () => void speak().catch(() => {});
  const timer = setInterval(beat, beatMs);
  beat();
  return {
    publish,
    isUp: () => !heartbeat.isMissed(),
    lag: heartbeat.lag,
    listenAnew: () => void listenAnew(),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await listener.end({ timeout: 1 });
    },
  };
}
