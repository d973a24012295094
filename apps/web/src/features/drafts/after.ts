/** Does something later, unless it is called off: the timer that a test can turn by hand. */
export type After = (delayMs: number, run: () => void) => CallOff;

/** Calls off what was to be done later. */
export type CallOff = () => void;

/** The browser's timer. */
export const afterInBrowser: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => {
    clearTimeout(timer);
  };
};
