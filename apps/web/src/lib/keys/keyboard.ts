/** Whether this is an Apple device, on which shortcuts use Command instead of Control. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The label of the modifier key in shortcuts. */
export const controlKey = isApple ? "⌘" : "Ctrl";

/** Whether the event has that modifier key pressed, and no other. */
export function hasControl(event: KeyboardEvent): boolean {
  const isHeld = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.shiftKey && !event.altKey;
}

/** Whether `target` takes typed text. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
