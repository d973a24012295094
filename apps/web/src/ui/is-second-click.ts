/**
 * Whether a press is the second of a double click. The first one opened a dialog under the pointer; the second then
 * meets the overlay and must not close the dialog.
 */
export function isSecondClick(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
