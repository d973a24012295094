/** Moves the focus from a row that leaves the list to the next row, or to the previous one if it is the last. */
export function focusNeighbour(button: HTMLElement): void {
  const rows = [
    ...(button.closest("ul")?.querySelectorAll<HTMLElement>("button[aria-expanded]") ?? []),
  ];
  const index = rows.indexOf(button);
  (rows[index + 1] ?? rows[index - 1])?.focus();
}
