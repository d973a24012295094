interface Alarm {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock with one timer for any number of listeners. */
export interface Clock {
  /**
   * Calls `wake` once at an instant (in milliseconds, as `Date.now` counts), or at once if the instant is past. Returns
   * a function that cancels the call.
   */
  readonly wakeAt: (dueMs: number, wake: () => void) => () => void;
}

/** Creates a clock. Its timer is set for the earliest alarm; alarms that are due together ring in one task. */
export function createClock(): Clock {
  const alarms = new Set<Alarm>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setTimer(): void {
    clearTimeout(timer);
    if (alarms.size === 0) return;
    const firstMs = Math.min(...Array.from(alarms, ({ dueMs }) => dueMs));
    timer = setTimeout(ring, Math.max(0, firstMs - Date.now()));
  }

  function ring(): void {
    const due = [...alarms].filter(({ dueMs }) => dueMs <= Date.now());
    for (const alarm of due) alarms.delete(alarm);
    for (const { wake } of due) wake();
    setTimer();
  }

  return {
    wakeAt(dueMs, wake) {
      if (dueMs <= Date.now()) {
        wake();
        return () => undefined;
      }
      const alarm = { dueMs, wake };
      alarms.add(alarm);
      setTimer();
      return () => {
        if (alarms.delete(alarm)) setTimer();
      };
    },
  };
}
