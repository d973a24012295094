const firstRetryMs = 1000;
const longestRetryMs = 15_000;

/** The backoff before the next retry, in milliseconds: 1 s, doubled with each failure in a row, at most 15 s. */
export function retryDelayMs(failuresInARow: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failuresInARow - 1));
}
