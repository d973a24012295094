import type { LiveEvent } from "@stemma/contract/live-event";
import type { ToldEvent } from "@stemma/contract/live-messages";
import type { Visitor } from "../access/organization-scope.ts";

/**
 * Tells what was changed a moment ago, after it was committed: for what happens at every stroke. A transaction that tells
 * something commits alone (decision 14), and such ones would wait for each other. What is told in the moment in which a
 * node dies is lost; it costs another screen of the same person some freshness.
 */
export interface LiveSoon {
  tell(actor: Pick<Visitor, "tab">, events: readonly LiveEvent[]): void;
}

/** How long events are gathered, in milliseconds. */
const gatheringMs = 10;

/** Gathers what all callers tell and has it told together. */
export function createLiveSoon(tell: (events: readonly ToldEvent[]) => Promise<void>): LiveSoon {
  let waiting: ToldEvent[] = [];
  const tellAll = () => {
    const events = waiting;
    waiting = [];
    tell(events).catch(() => {
      // The database is gone: every screen reads again when it is back.
    });
  };
  return {
    tell({ tab }, events) {
      if (waiting.length === 0) setTimeout(tellAll, gatheringMs);
      waiting.push(...events.map((event) => (tab === undefined ? event : { ...event, tab })));
    },
  };
}
