import type { KeyboardEvent } from "react";

/** Moves the focus between rows on arrow keys, Home and End; the listening element contains the rows. */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li > div > button")];
  const here = rows.findIndex((row) => row.closest("li")?.contains(document.activeElement));
  const next = rows[nextIndex(event.key, here, rows.length)];
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextIndex(key: string, here: number, count: number): number {
  switch (key) {
    case "ArrowDown":
      return here + 1;
    case "ArrowUp":
      return here - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
