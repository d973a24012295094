import { useEffect } from "react";
import { createIdleTask } from "./create-idle-task.ts";

/** How long after mounting, or after a first use, something may be done when the browser is idle. In milliseconds. */
export const idleDelayMs = 1500;

/** Calls `run` once when the browser is idle, some time after mounting. */
export function useWhenIdle(isWanted: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const task = createIdleTask(idleDelayMs);
    task.schedule(run);
    return task.cancel;
  }, [isWanted, run]);
}
