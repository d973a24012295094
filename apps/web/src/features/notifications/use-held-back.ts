import { useState } from "react";

/**
 * Holds back items that arrive after the first list, so that they do not shift it. Returns which ids to show and how
 * many wait. `ids` is `null` until the list is loaded. With `isAlone`, nothing below can shift, so all items show at
 * once. `release` shows the waiting items.
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
