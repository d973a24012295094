/**
 * Whether an event is the second click of a double click. The first click opened a dialog under the pointer; the second
 * one then hits the overlay, and must not close the dialog.
 */
export function isSecondClick(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
