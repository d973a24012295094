/** A key chord: Control (Command on Apple's machines) and this key. */
export type Shortcut = {
  /** The key's place on the keyboard (`KeyboardEvent.code`), so that it is the same in every script. */
  readonly code: string;
  /** The key's name as people say it. */
  readonly name: string;
  readonly isShifted?: boolean;
  readonly isAlternate?: boolean;
};

/** Whether the event presses exactly this chord. AltGr writes characters, so it never does. */
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

/** The chord as a tooltip says it: `Ctrl+Shift+L`, on Apple's machines `⇧⌘L`. */
export function shortcutLabel(shortcut: Shortcut, isApple: boolean): string {
  const { isShifted = false, isAlternate = false, name } = shortcut;
  if (isApple) return `${isAlternate ? "⌥" : ""}${isShifted ? "⇧" : ""}⌘${name}`;
  return `Ctrl+${isAlternate ? "Alt+" : ""}${isShifted ? "Shift+" : ""}${name}`;
}
