import type { SentEvent } from "@stemma/contract/live-messages";
import type { Logger } from "../platform/logger.ts";
import type { PendingEventsStore, PendingRow } from "./live.store.ts";
import type { LiveBatch } from "./live-batch.ts";

/** A batch begins at least this long after the one before it; a single event leaves at once. In milliseconds. */
const batchMs = 10;

/** The interval at which a node looks for events that another node left. In milliseconds. */
const lookEveryMs = 2_000;

/** The most rows that are published in one transaction. */
const rowsMax = 500;

/**
 * Publishes the events of one node after their commit, in one transaction for each batch: first the rows, in the order of their
 * commits, then the emitted events.
 */
export interface LiveSender extends LiveBatch {
  /** Publishes the rows that a committed transaction left in `live_events`; at once, or with the next batch. */
  send(rows: readonly PendingRow[]): void;
  /** Publishes all rows that are left, also those of nodes that died. */
  sendPending(): Promise<void>;
  /** Looks for rows that are left, now and periodically. */
  start(): void;
  /** Publishes what waits, and stops. */
  close(): Promise<void>;
}

/** Creates the sender of a node. `onPublished` hears how long after its oldest event came a batch was published, in seconds. */
export function createLiveSender(
  store: PendingEventsStore,
  logger: Logger,
  onPublished?: (seconds: number) => void,
): LiveSender {
  let rows: PendingRow[] = [];
  let events: SentEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lookTimer: NodeJS.Timeout | undefined;
  /** The look that is under way. */
  let looking: Promise<void> | null = null;
  let sending: Promise<void> | null = null;
  let begunAtMs = -Infinity;
  /** When the first event came that waits. */
  let waitingSinceMs = 0;

  async function publishBatch(): Promise<void> {
    const batch = [rows.splice(0, rowsMax), events] as const;
    const cameAtMs = waitingSinceMs;
    events = [];
    begunAtMs = performance.now();
    try {
      await store.publishPending(...batch);
      onPublished?.((performance.now() - cameAtMs) / 1_000);
    } catch (error) {
      // The rows stay and are found by the next look. When the database is back, every tab reads everything again.
      logger.warn(
        { err: error },
        "Live events could not be published; pending ones are tried again.",
      );
    }
  }

  const isEmpty = () => rows.length === 0 && events.length === 0;

  async function publishNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending = publishBatch();
    await sending;
    sending = null;
    if (!isEmpty()) schedule();
  }

  function schedule(): void {
    if (sending !== null || timer !== undefined) return;
    const waitMs = begunAtMs + batchMs - performance.now();
    if (waitMs <= 0) void publishNow();
    else timer = setTimeout(() => void publishNow(), waitMs);
  }

  async function sendPending(): Promise<void> {
    while ((await store.publishOldest(rowsMax)) === rowsMax);
  }

  function look(): void {
    looking ??= sendPending()
      .catch((error: unknown) => {
        logger.warn({ err: error }, "Pending live events could not be read; it is tried again.");
      })
      .finally(() => (looking = null));
  }

  return {
    send(left) {
      if (left.length === 0) return;
      if (isEmpty()) waitingSinceMs = performance.now();
      rows.push(...left);
      schedule();
    },
    emit({ tab }, emitted) {
      if (isEmpty()) waitingSinceMs = performance.now();
      events.push(...emitted.map((event) => (tab === undefined ? event : { ...event, tab })));
      schedule();
    },
    sendPending,
    start() {
      lookTimer = setInterval(look, lookEveryMs);
      lookTimer.unref();
      look();
    },
    async close() {
      clearInterval(lookTimer);
      // A batch that ends begins the next one if events came meanwhile.
      while (sending !== null || !isEmpty()) await (sending ?? publishNow());
      await looking;
    },
  };
}
