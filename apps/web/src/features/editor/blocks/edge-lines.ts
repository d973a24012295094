/** Whether the caret stands in the first of the lines that an element shows, wrapped lines included. */
export function isOnFirstLine(element: HTMLElement | null): boolean {
  const caret = caretBox();
  if (element === null || caret === undefined) return true;
  return caret.top - boxOf(element).top < 1.5 * caret.height;
}

/** Whether the caret stands in the last of the lines that an element shows, wrapped lines included. */
export function isOnLastLine(element: HTMLElement | null): boolean {
  const caret = caretBox();
  if (element === null || caret === undefined) return true;
  return boxOf(element).bottom - caret.bottom < 1.5 * caret.height;
}

/** The box of a row's lines: of a formula and a diagram, those of its source. */
function boxOf(element: HTMLElement): DOMRect {
  const source = element.matches("figure:is(.math, .diagram)") ? element.firstElementChild : null;
  return (source ?? element).getBoundingClientRect();
}

/** The box of the caret in the window; `undefined` where the browser gives none, as in an empty line. */
function caretBox(): DOMRect | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  return selection.getRangeAt(0).getClientRects()[0];
}
