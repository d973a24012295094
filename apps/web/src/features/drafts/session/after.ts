/** A one-shot timer as a dependency, so that tests can control time. Returns the function that cancels it. */
export type After = (delayMs: number, run: () => void) => CancelTimer;

/** Cancels a pending timer. */
export type CancelTimer = () => void;

/** The browser's timer: `setTimeout`. */
export const afterInBrowser: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => {
    clearTimeout(timer);
  };
};
