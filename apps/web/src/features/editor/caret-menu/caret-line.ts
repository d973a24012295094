/**
 * The viewport position of the caret's line: the line's top and the caret's left. `null` without a caret. `blocks` is
 * the element whose children are the blocks, and the lists and callouts with their rows.
 */
export function caretLine(
  blocks: HTMLElement,
): { readonly left: number; readonly top: number } | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const caret = range.getClientRects()[0];
  const { startContainer: start } = range;
  const row = (start instanceof Element ? start : start.parentElement)?.closest(
    "li, :is(.callout, .toggle) > *",
  );
  const block = row ?? [...blocks.children].find((child) => child.contains(start));
  if (caret === undefined || block === undefined) return null;
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight);
  const { top } = block.getBoundingClientRect();
  const linesAbove = Math.floor(((caret.top + caret.bottom) / 2 - top) / lineHeight);
  return { left: caret.left, top: top + linesAbove * lineHeight };
}
