/** Moves the focus from a row that is about to leave its list to the next one, or to the one before where it is the last. */
export function focusNeighbour(press: HTMLElement): void {
  const rows = [
    ...(press.closest("ul")?.querySelectorAll<HTMLElement>("button[aria-expanded]") ?? []),
  ];
  const index = rows.indexOf(press);
  (rows[index + 1] ?? rows[index - 1])?.focus();
}
