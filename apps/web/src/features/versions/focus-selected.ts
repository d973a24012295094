/** Focuses the selected version of the tree inside `within`; returns false if the tree has not rendered yet. */
export function focusSelected(within: HTMLElement | null): boolean {
  const item = within?.querySelector<HTMLElement>("[role='treeitem'][tabindex='0']") ?? null;
  item?.focus({ preventScroll: true });
  return item !== null;
}
