import { msUntilRelativeTimeChanges } from "@stemma/domain/time/relative-time";

/** The shortest time between two draws, however many fresh instants a list has. */
const tickMinMs = 100;

/**
 * The longest time between two draws. Words such as 'in 6 days' rely on it, because their instants are not in
 * `instants`.
 */
const tickMaxMs = 60_000;

/**
 * When a screen that shows the age of `instants`, as of `now`, is drawn next. In milliseconds, as `Date.now` counts.
 */
export function nextTick(instants: readonly string[], now: Date): number {
  let lastsMs = tickMaxMs;
  for (const instant of instants) {
    lastsMs = Math.min(lastsMs, msUntilRelativeTimeChanges(new Date(instant), now));
  }
  return now.getTime() + Math.max(tickMinMs, lastsMs);
}
