/** The class of what is drawn of a formula in a line. */
export const drawnInlineClass = "inline-formula";

/** The text of an element as it was written: of a formula in a line its source alone, and not what is drawn of it. */
export function writtenText(element: Element): string {
  const drawn = element.querySelectorAll(`.${drawnInlineClass}`);
  if (drawn.length === 0) return element.textContent ?? "";
  const copy = element.cloneNode(true) as Element;
  for (const formula of copy.querySelectorAll(`.${drawnInlineClass}`)) formula.remove();
  return copy.textContent ?? "";
}
