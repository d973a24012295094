import { useLayoutEffect, type RefObject } from "react";

/**
 * Gives the focus to a row once it is drawn: it may be far away, or the level it was moved into is still being read; and a row loses the focus when its
 * element is put elsewhere. Ends when the focus is on something that is not in the tree. Runs with every drawing of the rows.
 */
export function useWantedFocus(
  listRef: RefObject<HTMLElement | null>,
  wantedRef: RefObject<string | null>,
): void {
  useLayoutEffect(() => {
    if (wantedRef.current === null) return;
    const active = document.activeElement;
    const isHere = active === document.body || listRef.current?.contains(active) === true;
    const link = `[data-row="${CSS.escape(wantedRef.current)}"] > [role="treeitem"]`;
    if (isHere) listRef.current?.querySelector<HTMLElement>(link)?.focus();
    else wantedRef.current = null;
  });
}
