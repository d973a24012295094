import { useState } from "react";

interface Shown {
  readonly ids: ReadonlySet<string>;
  readonly parts: number;
}

/**
 * Holds back items that arrive after the first list, so that they do not shift it. Returns which ids to show and how
 * many wait. `ids` is `null` until the list is loaded. With `isAlone`, nothing below can shift, so all items show at
 * once; so they do when the list has more `parts` than before, because the reader asked for one. `release` shows the
 * waiting items.
 */
export function useHeldBack(ids: readonly string[] | null, isAlone: boolean, parts = 1) {
  const [shown, setShown] = useState<Shown | null>(null);
  const waiting = ids === null || shown === null ? [] : ids.filter((id) => !shown.ids.has(id));
  const isWanted = isAlone || (shown !== null && parts > shown.parts);
  if (ids !== null && (shown === null || (isWanted && waiting.length > 0))) {
    setShown({ ids: new Set(ids), parts });
  }
  return {
    isShown: (id: string) => !waiting.includes(id),
    waiting: waiting.length,
    release: () => setShown(null),
  };
}
