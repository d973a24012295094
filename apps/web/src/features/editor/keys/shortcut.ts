/** A key chord: Control (Command on Apple devices) plus this key. */
export type Shortcut = {
  /** The character that the key types, a letter in upper case; also the key's label. */
  readonly name: string;
  /** The place of that key on an American keyboard (`KeyboardEvent.code`), for layouts that do not have the character. */
  readonly code: string;
  readonly isShifted?: boolean;
  readonly isAlternate?: boolean;
};

/** Whether the event is exactly this chord. AltGr types characters, so an event with AltGr never matches. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent, isApple: boolean): boolean {
  const hasControl = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return (
    hasControl &&
    isKey(shortcut, event) &&
    event.shiftKey === (shortcut.isShifted ?? false) &&
    event.altKey === (shortcut.isAlternate ?? false) &&
    !event.getModifierState("AltGraph")
  );
}

/**
 * Whether the event's key is the shortcut's. By the character, so that Control+B is where the keyboard has its B; else by
 * the place, unless the key there types another letter of this alphabet.
 */
function isKey({ name, code }: Shortcut, event: KeyboardEvent): boolean {
  const key = event.key.toUpperCase();
  if (key === name) return true;
  const typesOther = /^[A-Z]$/.test(key) || (/^[A-Z]$/.test(name) && /^[!-~]$/.test(key));
  return event.code === code && !typesOther;
}

/** The chord as a tooltip shows it: `Ctrl+Shift+L`, or `⇧⌘L` on Apple devices. */
export function shortcutLabel(shortcut: Shortcut, isApple: boolean): string {
  const { isShifted = false, isAlternate = false, name } = shortcut;
  if (isApple) return `${isAlternate ? "⌥" : ""}${isShifted ? "⇧" : ""}⌘${name}`;
  return `Ctrl+${isAlternate ? "Alt+" : ""}${isShifted ? "Shift+" : ""}${name}`;
}
