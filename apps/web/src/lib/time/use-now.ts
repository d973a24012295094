import { useLayoutEffect, useState } from "react";
import { createClock } from "./create-clock.ts";
import { nextTick } from "./next-tick.ts";

const clock = createClock();

/**
 * The current time for relative times. `shown` are the instants that the caller shows. The component is drawn again
 * when the words of one of them change, every second while one is under a minute old, and at least once a minute.
 */
export function useNow(shown: readonly (string | null | undefined)[]): Date {
  const [now, setNow] = useState(() => new Date());
  const instants = shown.filter((instant) => instant !== null && instant !== undefined).join(" ");
  // A layout effect runs before the paint, so an instant that arrived since the last tick is painted with its correct
  // age.
  useLayoutEffect(() => {
    const dueMs = nextTick(instants === "" ? [] : instants.split(" "), now);
    return clock.wakeAt(dueMs, () => setNow(new Date()));
  }, [instants, now]);
  return now;
}
