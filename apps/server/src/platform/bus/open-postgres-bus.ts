import { setTimeout as wait } from "node:timers/promises";
import { answerWithin } from "../answer-within.ts";
import type { Hearing, Pool, Sql } from "../database/connect.ts";
import type { Bus, BusListener } from "./bus.ts";
import { createHeartbeat, defaultBeatMs } from "./create-heartbeat.ts";

interface Needs extends BusListener {
  /** Publishes. */
  readonly sql: Sql;
  /** Opens a connection that only listens. */
  readonly openListener: (hearing: Hearing) => Pool;
  readonly channel: string;
  /** The interval of the heartbeat, in milliseconds. */
  readonly beatMs?: number;
}

/** The least time from the beginning of one attempt to listen to the next, in milliseconds. */
const againMs = 500;

/** How long one attempt to listen may take, in milliseconds. */
const attemptMaxMs = 15_000;

/** A bus over PostgreSQL. */
export interface PostgresBus extends Bus {
  /** Replaces the connection, to be called when the database is back: a connection that hangs does not say that it is lost. */
  listenAnew(): void;
}

/**
 * A bus over PostgreSQL's notifications. Listens on one connection. When that is lost, or the node does not receive its own heartbeats, it
 * opens new connections until one listens: a standby, to which an address may lead during a failover, refuses to. Resolves once it listens.
 */
export async function openPostgresBus(needs: Needs): Promise<PostgresBus> {
  const { sql, openListener, channel, onMessage, onGap, beatMs = defaultBeatMs } = needs;
  const heartbeat = createHeartbeat();
  /** The connection that listens, or the one on which it is tried. */
  let current: Pool | null = null;
  let isListening = false;
  /** When the last attempt began. */
  let begunAtMs = -Infinity;
  let hasListened = false;
  let isClosed = false;
  /** The number of the last call of `listenUntilHeard`, which ends those before it. */
  let lastCall = 0;

  const hear = (message: string) => {
    if (heartbeat.hear(message) === "message") onMessage(message);
  };

  /** Tries once to listen, on a new connection. */
  const listen = async () => {
    begunAtMs = performance.now();
    isListening = false;
    void current?.end({ timeout: 0 });
    let isLost = false;
    const made = openListener({
      onnotify(_channel, message) {
        if (made === current) hear(message);
      },
      onclose() {
        isLost = true;
        if (made === current && isListening) void listenUntilHeard();
      },
    });
    current = made;
    const listened = made`listen ${made(channel)}`;
    const answer = await answerWithin(listened, { ms: attemptMaxMs, late: null });
    if (answer === null || isLost) throw new Error("The database does not answer.");
    if (made !== current) return;
    isListening = true;
    heartbeat.startAnew();
    if (hasListened) onGap();
    hasListened = true;
  };

  /** Tries until it listens. Whatever an earlier call waits for is given up. */
  const listenUntilHeard = async (): Promise<void> => {
    const call = (lastCall += 1);
    for (;;) {
      const waitMs = Math.max(0, begunAtMs + againMs - performance.now());
      await wait(waitMs, undefined, { ref: false });
      if (isClosed || call !== lastCall) return;
      try {
        return await listen();
      } catch {
        // The next attempt may lead to another server.
      }
    }
  };

  const speak = async () => {
    // An attempt that takes long is waited for, whatever is missing meanwhile.
    if (heartbeat.isMissed() && isListening) void listenUntilHeard();
    await publish([heartbeat.leave()]);
  };

  const publish = async (messages: readonly string[]) => {
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) message`;
  };

  await listen();
  // If the database does not answer, the next heartbeat tries again.
  const beat = () => void speak().catch(() => {});
  const timer = setInterval(beat, beatMs);
  beat();
  return {
    publish,
    isUp: () => !heartbeat.isMissed(),
    lag: heartbeat.lag,
    listenAnew: () => void listenUntilHeard(),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await current?.end({ timeout: 1 });
    },
  };
}
