/** The height that the bars above a text may cover, in pixels. */
const coveredPx = 110;

/**
 * Remembers where the page's text stands in the window. The returned function is called after another rendering of the text was
 * drawn, and scrolls so that what was being read stays in place: the first row on screen if the new text has it, else the
 * text's upper edge. While the text begins below the window's upper edge, nothing scrolls.
 */
export function holdTextPlace(): () => void {
  const text = findText();
  const before = topOfRows(text);
  if (before === null || before >= 0) return () => {};
  const row = firstRowOnScreen(text);
  const id = row?.getAttribute("data-block");
  const rowBefore = topOf(row);
  return () => {
    const now = findText();
    const rowNow = id == null ? null : topOf(now?.querySelector(`[data-block="${id}"]`));
    const moved =
      rowNow !== null && rowBefore !== null
        ? rowNow - rowBefore
        : (topOfRows(now) ?? before) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
}

function findText(): Element | null {
  return document.querySelector("main .page-body");
}

/** The top of the first row: in the editor, the text's own edge is elsewhere. */
function topOfRows(text: Element | null): number | null {
  return topOf(text?.firstElementChild ?? text);
}

/** The distance from the window's upper edge to the element, in pixels. */
function topOf(element: Element | null | undefined): number | null {
  return element?.getBoundingClientRect().top ?? null;
}

/** The uppermost row that begins below the bars. The rows follow each other downwards, so few of them are measured. */
function firstRowOnScreen(text: Element | null): Element | null {
  const rows = text?.querySelectorAll("[data-block]") ?? [];
  let [start, end] = [0, rows.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((topOf(rows[middle]) ?? 0) < coveredPx) start = middle + 1;
    else end = middle;
  }
  return rows[start] ?? null;
}
