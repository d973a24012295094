import { setDOMUnmanaged } from "lexical";

/**
 * Shows a column with this width in pixels, without changing the text: while a pointer drags its border, each place that it passes
 * would be an edit else. Returns what shows the columns as they were.
 */
export function showWidth(
  table: HTMLTableElement,
  columnAt: number,
  width: number | null,
): () => void {
  const existing = table.querySelector<HTMLElement>(":scope > colgroup");
  const column = existing?.children[columnAt];
  if (width === null) {
    const before = column instanceof HTMLElement ? column.style.width : "";
    return () => {
      if (existing === null) table.querySelector(":scope > colgroup")?.remove();
      else if (column instanceof HTMLElement) setWidth(column, before);
    };
  }
  const columns = existing ?? addColumns(table);
  const shown = columns.children[columnAt];
  if (shown instanceof HTMLElement) setWidth(shown, `${width}px`);
  return () => undefined;
}

function setWidth(column: HTMLElement, width: string): void {
  column.style.width = width;
  // The style sheet knows columns without a width by that they have no style.
  if (width === "") column.removeAttribute("style");
}

/** Adds the columns of a table that has none; the editor leaves them alone, and takes them over. */
function addColumns(table: HTMLTableElement): HTMLElement {
  const group = document.createElement("colgroup");
  setDOMUnmanaged(group);
  for (let at = 0; at < (table.rows[0]?.cells.length ?? 0); at += 1) {
    group.append(document.createElement("col"));
  }
  table.prepend(group);
  return group;
}
