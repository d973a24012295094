/** Takes the focus from a button of a row that is about to go to the same button of the row beside it, if there is one. */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttons = beside?.querySelectorAll("button");
  buttons?.[buttons.length - 1]?.focus();
}
