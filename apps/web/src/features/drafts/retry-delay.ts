const firstRetryMs = 1000;
const longestRetryMs = 15_000;

/** How long to wait before a save is tried again: one second, doubled with each failure in a row, fifteen at most. */
export function retryDelayMs(failuresInARow: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failuresInARow - 1));
}
