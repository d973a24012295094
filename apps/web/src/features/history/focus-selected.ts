/** Gives the selected version of the tree in `within` the focus; answers whether there is one yet. */
export function focusSelected(within: HTMLElement | null): boolean {
  const item = within?.querySelector<HTMLElement>("[role='treeitem'][tabindex='0']") ?? null;
  item?.focus({ preventScroll: true });
  return item !== null;
}
