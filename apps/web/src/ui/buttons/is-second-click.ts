/**
 * Whether an event is the second click of a double click. The first click opened something under the pointer, such as a
 * dialog with its overlay; the second one must not close it.
 */
export function isSecondClick(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
