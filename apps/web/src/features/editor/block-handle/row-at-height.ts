/** What holds rows, and is none itself. */
const holders = "ul, ol, .list-nest, .callout, .toggle";

/**
 * The element of the row, or of the whole table, at this height of the window; between two, the nearer one; above and below
 * all, the first and the last. `null` without rows. Measures few of them: rows follow each other downwards.
 */
export function rowAtHeight(holder: Element, y: number): HTMLElement | null {
  // The rows of a closed toggle have no boxes.
  const child = holder.matches(".toggle-closed")
    ? holder.firstElementChild
    : childAtHeight(holder.children, y);
  if (!(child instanceof HTMLElement)) return null;
  return child.matches(holders) ? rowAtHeight(child, y) : child;
}

function childAtHeight(children: HTMLCollection, y: number): HTMLElement | null {
  let [start, end] = [0, children.length - 1];
  while (isAnchor(children[start])) start += 1;
  while (isAnchor(children[end])) end -= 1;
  const first = start;
  while (start < end) {
    const middle = (start + end) >> 1;
    if (boxOf(children, middle).bottom < y) start = middle + 1;
    else end = middle;
  }
  const isNearerBefore =
    start > first && y - boxOf(children, start - 1).bottom < boxOf(children, start).top - y;
  const child = children[isNearerBefore ? start - 1 : start];
  return child instanceof HTMLElement ? child : null;
}

/** Whether an element is no row, but Lexical's place for a caret before or behind a divider. */
export function isAnchor(element: Element | null | undefined): boolean {
  return element?.matches("[data-lexical-decorator-boundary], [data-lexical-cursor]") === true;
}

function boxOf(children: HTMLCollection, index: number): DOMRect {
  return children[index]?.getBoundingClientRect() ?? new DOMRect();
}
