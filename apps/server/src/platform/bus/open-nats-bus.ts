import { setTimeout as wait } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import type { NatsPlace } from "../config/bus-settings.ts";
import type { Logger } from "../logger.ts";
import type { Bus, BusListener } from "./bus.ts";
import { connectNats } from "./connect-nats.ts";
import { createHeartbeat, defaultBeatMs } from "./create-heartbeat.ts";

interface Needs extends BusListener {
  readonly place: NatsPlace;
  /** The NATS subject of all nodes that share one database. */
  readonly subject: string;
  readonly logger: Pick<Logger, "warn">;
  /** The interval of the heartbeat, in milliseconds. */
  readonly beatMs?: number;
  /** How long NATS may take to confirm messages before the connection counts as lost, in milliseconds. */
  readonly takenMaxMs?: number;
}

/** How long a node waits between two attempts to connect, in milliseconds. */
const againMs = 500;

/** How long a start waits for NATS at most, in milliseconds. */
const startMaxMs = 2_000;

const noAnswer = () => new Error("NATS does not answer.");

/**
 * A bus over NATS. A connection that is lost is made again until `close`. Resolves once it listens, when the first attempt to connect has failed, or
 * after two seconds: a start does not wait for NATS.
 */
export async function openNatsBus(needs: Needs): Promise<Bus> {
  const { place, subject, onMessage, onGap, logger } = needs;
  const { beatMs = defaultBeatMs, takenMaxMs = 2_000 } = needs;
  const heartbeat = createHeartbeat();
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  /** Whether a heartbeat came back on this connection, so that it hears everything from now on. */
  let isHeard = false;
  let isAway = false;
  let onTried = () => {};
  const firstTried = new Promise<void>((resolve) => (onTried = resolve));

  /** Ends the use of the connection. A server that is silent confirms no end, so nobody waits for it. */
  let drop = (_reason: Error) => {};

  const setAway = (error: unknown) => {
    isHeard = false;
    if (!isAway && !closing.signal.aborted) {
      logger.warn(
        { err: error },
        "NATS is away: live events go through PostgreSQL until it is back.",
      );
    }
    isAway = true;
  };

  const beat = () => {
    if (heartbeat.isMissed()) drop(noAnswer());
    const message = heartbeat.leave();
    if (connection?.isClosed() === false) connection.publish(subject, message);
  };

  const hear = (from: NatsConnection, message: string) => {
    if (from !== connection) return;
    const kind = heartbeat.hear(message);
    if (kind === "message") onMessage(message);
    if (kind !== "own" || isHeard) return;
    isHeard = true;
    if (isAway) {
      logger.warn("NATS is back.");
      onGap();
    }
    isAway = false;
    onTried();
  };

  /** Uses one connection until it ends. */
  const connectOnce = async () => {
    const made = await connectNats(place, 2 * beatMs);
    if (closing.signal.aborted) return made.close();
    connection = made;
    heartbeat.startAnew();
    made.subscribe(subject, {
      callback(error, message) {
        if (error === null) hear(made, message.string());
      },
    });
    const dropped = new Promise<Error>((resolve) => (drop = resolve));
    void watchErrors(made);
    beat();
    const error = await Promise.race([made.closed(), dropped]);
    connection = null;
    void made.close().catch(() => {});
    throw error ?? new Error("The connection ended.");
  };

  /** NATS tells of what it refuses, such as the subject to this user, and keeps the connection, on which nothing is heard. */
  const watchErrors = async (made: NatsConnection) => {
    for await (const status of made.status()) {
      if (status.type === "error" && made === connection) drop(status.error);
    }
  };

  const keepConnected = async () => {
    while (!closing.signal.aborted) {
      await connectOnce().catch(setAway);
      onTried();
      await wait(againMs, undefined, closing).catch(() => {});
    }
  };

  const timer = setInterval(beat, beatMs);
  void keepConnected();
  const late = wait(startMaxMs, "late", { ref: false });
  if ((await Promise.race([firstTried, late])) === "late" && !isHeard) setAway(noAnswer());
  return {
    async publish(messages) {
      const current = connection;
      if (current === null || !isHeard) throw new Error("NATS is away.");
      for (const message of messages) current.publish(subject, message);
      const late = wait(takenMaxMs, "late", { ref: false });
      if ((await Promise.race([current.flush(), late])) !== "late") return;
      isHeard = false;
      const error = new Error("NATS did not confirm messages.");
      drop(error);
      throw error;
    },
    isUp: () => isHeard,
    lag: heartbeat.lag,
    async close() {
      closing.abort();
      clearInterval(timer);
      await connection?.close();
    },
  };
}
