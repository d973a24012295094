/** A task that runs when the browser is idle. */
export interface IdleTask {
  /** Runs this some time from now, in place of what was to run. */
  readonly schedule: (run: () => void) => void;
  readonly cancel: () => void;
}

/** Creates a task that waits `delayMs` after it was last scheduled, and then until the browser is idle. */
export function createIdleTask(delayMs: number): IdleTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const cancel = () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
    idle = 0;
  };
  return {
    schedule: (run) => {
      cancel();
      timer = setTimeout(() => {
        if ("requestIdleCallback" in window) idle = requestIdleCallback(run);
        else run();
      }, delayMs);
    },
    cancel,
  };
}
