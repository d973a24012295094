import { useCallback } from "react";
import { isSlowLine } from "../slow-line.ts";
import { useWhenIdle } from "./use-when-idle.ts";

/**
 * Loads what may be needed soon when the browser is idle; on a slow line not at all, because it would delay what is needed
 * now. It then loads when somebody comes near it, or uses it. `preload` is always the same function.
 */
export function usePreloadWhenIdle(isWanted: boolean, preload: () => void): void {
  const preloadIfFast = useCallback(() => {
    if (!isSlowLine()) preload();
  }, [preload]);
  useWhenIdle(isWanted, preloadIfFast);
}
