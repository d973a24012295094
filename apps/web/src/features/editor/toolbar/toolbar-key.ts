/** Whether the event is Alt+F10, which opens the toolbar wherever the caret is. */
export function isToolbarKey(event: KeyboardEvent): boolean {
  return event.key === "F10" && event.altKey;
}
