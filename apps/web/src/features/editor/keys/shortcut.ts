/** A key chord: Control (Command on Apple devices) plus this key. */
export type Shortcut = {
  /** The physical key (`KeyboardEvent.code`), so that the chord is the same in every keyboard layout. */
  readonly code: string;
  /** The key's label. */
  readonly name: string;
  readonly isShifted?: boolean;
  readonly isAlternate?: boolean;
};

/** Whether the event is exactly this chord. AltGr types characters, so an event with AltGr never matches. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent, isApple: boolean): boolean {
  const hasControl = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return (
    hasControl &&
    event.code === shortcut.code &&
    event.shiftKey === (shortcut.isShifted ?? false) &&
    event.altKey === (shortcut.isAlternate ?? false) &&
    !event.getModifierState("AltGraph")
  );
}

/** The chord as a tooltip shows it: `Ctrl+Shift+L`, or `⇧⌘L` on Apple devices. */
export function shortcutLabel(shortcut: Shortcut, isApple: boolean): string {
  const { isShifted = false, isAlternate = false, name } = shortcut;
  if (isApple) return `${isAlternate ? "⌥" : ""}${isShifted ? "⇧" : ""}⌘${name}`;
  return `Ctrl+${isAlternate ? "Alt+" : ""}${isShifted ? "Shift+" : ""}${name}`;
}
