const itemSelector = "li, [role=row], [role=treeitem]";

/** The items of a list at one moment, to find those that are added afterwards. */
export interface KnownItems {
  /**
   * Focuses the first item of the part that was added last in the list: its link if it has one. Returns whether there is one. What is
   * added above all others, such as a notification that has just come, is no part of the list's next items.
   */
  readonly focusFirstNew: () => boolean;
  /** The same, or the last item, if the focus was lost because the focused element was removed. */
  readonly focusAfterRemoval: () => void;
}

/** The items of the list that stands before an element among its siblings; `null` without a list. */
export function knowItemsBefore(element: Element): KnownItems | null {
  const list = listBefore(element);
  if (list === null) return null;
  const items = () => Array.from(list.querySelectorAll<HTMLElement>(itemSelector));
  const known = new Set(items());

  function focusFirstNew(): boolean {
    const now = items();
    const last = now.findLastIndex((item) => !known.has(item));
    const before = now.findLastIndex((item, at) => at < last && known.has(item));
    const added = before < 0 ? undefined : now[before + 1];
    if (added !== undefined) focusItem(added);
    return added !== undefined;
  }

  return {
    focusFirstNew,
    focusAfterRemoval() {
      // The browser gives the focus to the body, and a dialog takes it back.
      const isLost = list.isConnected && document.activeElement?.contains(list) === true;
      if (!isLost || focusFirstNew()) return;
      const last = items().at(-1);
      if (last !== undefined) focusItem(last);
    },
  };
}

function listBefore({ previousElementSibling: before }: Element): Element | null {
  if (before === null || before.querySelector(itemSelector) !== null) return before;
  return listBefore(before);
}

function focusItem(item: HTMLElement): void {
  const link = item.matches("a") ? item : item.querySelector<HTMLElement>("a[href]");
  if (link === null) item.tabIndex = -1;
  (link ?? item).focus();
}
