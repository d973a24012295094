import { relativeTimeLastsMs } from "@stemma/domain/time/relative-time";

/** Many fresh instants in one list do not draw it more often than this. */
const tickMinMs = 100;

/** Words that no relative time stands in, such as 'in 6 days', stay right within this. */
const tickMaxMs = 60_000;

/** When a screen that shows how long ago `instants` are, as of `now`, has to be drawn again; in milliseconds as `Date.now` counts. */
export function nextTick(instants: readonly string[], now: Date): number {
  let lastsMs = tickMaxMs;
  for (const instant of instants) {
    lastsMs = Math.min(lastsMs, relativeTimeLastsMs(new Date(instant), now));
  }
  return now.getTime() + Math.max(tickMinMs, lastsMs);
}
