import { flushSync } from "react-dom";
import { holdTextPlace } from "../../ui/layout/hold-text-place.ts";

/** Makes a change of the screen's state and draws it at once. What is being read stays in its place in the window. */
export function keepReadingPlace(change: () => void): void {
  const restorePlace = holdTextPlace();
  flushSync(change);
  restorePlace();
}
