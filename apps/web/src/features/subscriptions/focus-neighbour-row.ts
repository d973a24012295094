/**
 * Moves the focus from a button in a row that is about to disappear to the same button in the adjacent row, if there
 * is one.
 */
export function focusNeighbourRow(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttons = neighbour?.querySelectorAll("button");
  buttons?.[buttons.length - 1]?.focus();
}
