import type { LiveEvent } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Publishes events shortly after their transaction committed; for frequent changes such as autosaves. Transactions that
 * publish events commit one at a time (decision 14), so frequent ones would wait for each other. If a node dies, the
 * events that it still holds are lost; then other screens of the same user show old data a little longer.
 */
export interface LiveBatch {
  emit(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): void;
}

/** How long events are collected before they are published together, in milliseconds. */
const batchMs = 10;

/** Collects the events of all callers and publishes them together. */
export function createLiveBatch(
  publish: (events: readonly SentEvent[]) => Promise<void>,
): LiveBatch {
  let waiting: SentEvent[] = [];
  const publishAll = () => {
    const events = waiting;
    waiting = [];
    publish(events).catch(() => {
      // The database is unreachable: every tab reloads its data when the database is back.
    });
  };
  return {
    emit({ tab }, events) {
      if (waiting.length === 0) setTimeout(publishAll, batchMs);
      waiting.push(...events.map((event) => (tab === undefined ? event : { ...event, tab })));
    },
  };
}
