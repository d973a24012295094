import { relativeTimeLastsMs } from "@stemma/domain/time/relative-time";

/** A list with many fresh instants is not drawn more often than this. */
const tickMinMs = 100;

/** The longest wait. Words such as 'in 6 days' count on it: none of `instants` stands for them. */
const tickMaxMs = 60_000;

/** When a screen that shows the age of `instants`, as of `now`, must be drawn again. In milliseconds, as `Date.now` counts. */
export function nextTick(instants: readonly string[], now: Date): number {
  let lastsMs = tickMaxMs;
  for (const instant of instants) {
    lastsMs = Math.min(lastsMs, relativeTimeLastsMs(new Date(instant), now));
  }
  return now.getTime() + Math.max(tickMinMs, lastsMs);
}
