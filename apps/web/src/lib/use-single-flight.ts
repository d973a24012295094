import { useCallback, useRef, useState } from "react";

interface Flight {
  readonly isRunning: boolean;
  /** What the last run threw; `null` after a good one and while running. */
  readonly error: unknown;
}

const landed: Flight = { isRunning: false, error: null };

/**
 * An action that runs once at a time: what a person starts again while it runs (a double click, Enter and click) is
 * dropped, so one thing is made and not two.
 */
export function useSingleFlight<Arguments extends readonly unknown[]>(
  action: (...input: Arguments) => Promise<void>,
) {
  const [flight, setFlight] = useState(landed);
  const isRunning = useRef(false);
  const run = async (...input: Arguments) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFlight({ isRunning: true, error: null });
    try {
      await action(...input);
      setFlight(landed);
    } catch (error) {
      setFlight({ isRunning: false, error });
    } finally {
      isRunning.current = false;
    }
  };
  const forget = useCallback(() => setFlight(landed), []);
  return { ...flight, run, forget };
}
