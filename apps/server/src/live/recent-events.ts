import type { LiveTopic } from "@stemma/contract/live-event";
import type { ToldEvent } from "@stemma/contract/live-messages";

/** How long events are kept for who begins to follow a little later. In milliseconds. */
const keptMs = 60_000;

/** How many are kept at most. */
const keptMax = 20_000;

interface Kept {
  readonly atMs: number;
  readonly event: ToldEvent;
}

/**
 * The events of the last minute: a tab that shows what it read two seconds ago, and begins to follow it now, is told what
 * happened in between.
 */
export function createRecentEvents(now: () => number) {
  let kept: Kept[] = [];
  let knownFromMs = now();

  const forgetOld = () => {
    const oldestMs = now() - keptMs;
    const firstYoung = kept.findIndex(({ atMs }) => atMs >= oldestMs);
    const beyond = kept.length - keptMax;
    const dropped = Math.max(firstYoung === -1 ? kept.length : firstYoung, beyond);
    // One by one would move the whole list each time.
    if (dropped < Math.min(kept.length, keptMax / 10)) return;
    knownFromMs = Math.max(knownFromMs, kept[dropped - 1]?.atMs ?? knownFromMs);
    kept = kept.slice(dropped);
  };

  return {
    add(event: ToldEvent): void {
      forgetOld();
      kept.push({ atMs: now(), event });
    },

    /** What was told of the topics since then, oldest first; `null` where that is not known any more. */
    since(atMs: number, topics: ReadonlySet<LiveTopic>): readonly ToldEvent[] | null {
      if (atMs < knownFromMs || atMs < now() - keptMs) return null;
      return kept
        .filter((each) => each.atMs >= atMs && topics.has(each.event.topic))
        .map(({ event }) => event);
    },

    /** Begins anew: what was told until now was perhaps not all. */
    clear(): void {
      kept = [];
      knownFromMs = now();
    },
  };
}
