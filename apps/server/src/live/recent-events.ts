import type { LiveTopic } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";

/** How long events are kept for tabs that subscribe to a topic later, in milliseconds. */
const keptMs = 60_000;

/** The most events that are kept. */
const keptMax = 20_000;

interface Kept {
  readonly atMs: number;
  readonly event: SentEvent;
}

/**
 * A buffer of the last minute's events. A tab that loaded its data two seconds ago and subscribes to the topic now gets the
 * events in between.
 */
export function createRecentEvents(now: () => number) {
  let kept: Kept[] = [];
  let knownFromMs = now();

  const dropOld = () => {
    const oldestMs = now() - keptMs;
    const firstYoung = kept.findIndex(({ atMs }) => atMs >= oldestMs);
    const beyond = kept.length - keptMax;
    const dropped = Math.max(firstYoung === -1 ? kept.length : firstYoung, beyond);
    // Drop many events at once, because every drop copies the whole list.
    if (dropped < Math.min(kept.length, keptMax / 10)) return;
    knownFromMs = Math.max(knownFromMs, kept[dropped - 1]?.atMs ?? knownFromMs);
    kept = kept.slice(dropped);
  };

  return {
    add(event: SentEvent): void {
      dropOld();
      kept.push({ atMs: now(), event });
    },

    /** The topics' events since `atMs`, oldest first; `null` if the buffer does not go back that far. */
    since(atMs: number, topics: ReadonlySet<LiveTopic>): readonly SentEvent[] | null {
      if (atMs < knownFromMs || atMs < now() - keptMs) return null;
      return kept
        .filter((each) => each.atMs >= atMs && topics.has(each.event.topic))
        .map(({ event }) => event);
    },

    /** Empties the buffer after a gap: `since` must not claim to know events before now. */
    clear(): void {
      kept = [];
      knownFromMs = now();
    },
  };
}
