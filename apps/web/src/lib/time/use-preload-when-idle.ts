import { useEffect } from "react";
import { isSlowLine } from "../slow-line.ts";
import { whenUsed } from "./create-first-use.ts";
import { createIdleTask } from "./create-idle-task.ts";
import { idleDelayMs } from "./use-when-idle.ts";

/**
 * Loads what may be needed soon, once somebody uses this document and the browser is idle: for somebody who only reads, nothing is
 * loaded. On a slow line it is not loaded in advance at all, because it would delay what is needed now; it then loads when somebody comes near it, or
 * uses it. `preload` is always the same function.
 */
export function usePreloadWhenIdle(isWanted: boolean, preload: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const task = createIdleTask(idleDelayMs);
    const preloadIfFast = () => {
      if (!isSlowLine()) preload();
    };
    const stopWaiting = whenUsed(() => task.schedule(preloadIfFast));
    return () => {
      stopWaiting();
      task.cancel();
    };
  }, [isWanted, preload]);
}
