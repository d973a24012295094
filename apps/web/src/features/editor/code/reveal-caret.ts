/** The room between the caret and the edge of the code, in pixels. */
const marginPx = 24;

/**
 * Scrolls code that does not wrap sideways until the caret is in sight. Browsers do so for what they type themselves, but not where
 * the editor places the caret.
 */
export function revealCaret(block: HTMLElement): void {
  const scroller = block.querySelector<HTMLElement>(":scope > .code-scroll");
  const selection = document.getSelection();
  const { focusNode, focusOffset } = selection ?? { focusNode: null, focusOffset: 0 };
  if (scroller === null || focusNode === null || !scroller.contains(focusNode)) return;
  const caret = leftOfCaret(focusNode, focusOffset);
  if (caret === null) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (caret < left + marginPx) scroller.scrollLeft += Math.floor(caret - left - marginPx);
  else if (caret > right - marginPx) scroller.scrollLeft += Math.ceil(caret - right + marginPx);
}

/** Where the caret stands in the window, from the left; `null` where that is not known. */
function leftOfCaret(node: Node, offset: number): number | null {
  if (node instanceof Element) {
    // Beside a line break or a tab: at the left edge of what follows, or else at the right edge of what stands before.
    const [next, last] = [node.childNodes[offset], node.childNodes[offset - 1]];
    if (next instanceof Element) return next.getBoundingClientRect().left;
    if (last instanceof Element) return last.getBoundingClientRect().right;
    return null;
  }
  const range = document.createRange();
  range.setStart(node, offset);
  return range.getClientRects()[0]?.left ?? null;
}
