import { useDeferredValue, type ReactNode } from "react";

/**
 * Draws its content a moment after it appears, at the priority of a transition: React renders it in slices, so that many rows
 * that arrive at once keep no input waiting. Later changes are drawn at once.
 */
export function InSlices({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : null;
}
