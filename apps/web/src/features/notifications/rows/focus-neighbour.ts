/** Moves the focus from a row that leaves the list to the next row, or to the previous one if it is the last. */
export function focusNeighbour(press: HTMLElement): void {
  const rows = [
    ...(press.closest("ul")?.querySelectorAll<HTMLElement>("button[aria-expanded]") ?? []),
  ];
  const index = rows.indexOf(press);
  (rows[index + 1] ?? rows[index - 1])?.focus();
}
