/** Whether this is one of Apple's machines, where Command does what Control does elsewhere. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of the key that goes with a letter in shortcuts. */
export const controlKey = isApple ? "⌘" : "Ctrl";

/** Whether the event holds that key, and none of the others. */
export function hasControl(event: KeyboardEvent): boolean {
  const isHeld = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.shiftKey && !event.altKey;
}

/** Whether keys that are pressed here write something. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
