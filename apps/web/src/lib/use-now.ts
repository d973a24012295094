import { useLayoutEffect, useState } from "react";
import { createClock } from "./create-clock.ts";
import { nextTick } from "./next-tick.ts";

const clock = createClock();

/**
 * The present moment for relative times. `shown` are the instants that the caller shows: the component is drawn again when the
 * words of one of them change, each second while one is under a minute old, and once a minute at least.
 */
export function useNow(shown: readonly (string | null | undefined)[]): Date {
  const [now, setNow] = useState(() => new Date());
  const instants = shown.filter((instant) => instant !== null && instant !== undefined).join(" ");
  // A layout effect runs before the paint: an instant that arrived since the last tick is painted with its right age.
  useLayoutEffect(() => {
    const dueMs = nextTick(instants === "" ? [] : instants.split(" "), now);
    return clock.wakeAt(dueMs, () => setNow(new Date()));
  }, [instants, now]);
  return now;
}
