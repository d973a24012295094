import { useCallback, useEffect, useState } from "react";
import { useWhenIdle } from "../../lib/time/use-when-idle.ts";
import { unansweredChunk } from "./unanswered-chunk.ts";

/** Whether requests and invitations can be drawn: they load at once if there are any, and else in a quiet moment. */
export function useUnansweredChunk(hasAny: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useCallback(() => void unansweredChunk.preload().then(() => setIsLoaded(true)), []);
  useWhenIdle(true, load);
  useEffect(() => {
    if (hasAny) load();
  }, [hasAny, load]);
  return isLoaded;
}
