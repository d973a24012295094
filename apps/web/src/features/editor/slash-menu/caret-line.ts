/** Where the line of the caret begins on the screen: its top edge, and the caret's left. `null` without a caret. */
export function caretLine(): { readonly left: number; readonly top: number } | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const box = range.getClientRects()[0];
  const node = range.startContainer;
  const element = node instanceof Element ? node : node.parentElement;
  if (box === undefined || element === null) return null;
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  return { left: box.left, top: (box.top + box.bottom - lineHeight) / 2 };
}
