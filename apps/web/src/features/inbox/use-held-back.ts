import { useState } from "react";

/**
 * Holds back what came after a list was read, so that it pushes nothing away: the ids that may be shown, and how many wait.
 * `ids` is `null` until the list is there; while `isAlone`, nothing stands below that could be pushed. `release` shows what waits.
 */
export function useHeldBack(ids: readonly string[] | null, isAlone: boolean) {
  const [shownIds, setShownIds] = useState<ReadonlySet<string> | null>(null);
  const waiting = ids === null || shownIds === null ? [] : ids.filter((id) => !shownIds.has(id));
  if (ids !== null && (shownIds === null || (isAlone && waiting.length > 0))) {
    setShownIds(new Set(ids));
  }
  return {
    isShown: (id: string) => !waiting.includes(id),
    waiting: waiting.length,
    release: () => setShownIds(null),
  };
}
