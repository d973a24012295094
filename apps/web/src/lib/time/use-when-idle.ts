import { useEffect } from "react";

const idleDelayMs = 1500;

/** Calls `run` once when the browser is idle, some time after mounting. */
export function useWhenIdle(isWanted: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let idle = 0;
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) idle = requestIdleCallback(run);
      else run();
    }, idleDelayMs);
    return () => {
      clearTimeout(timer);
      if (idle !== 0) cancelIdleCallback(idle);
    };
  }, [isWanted, run]);
}
