/** Whether a key or a click comes with Shift, Alt, Control or the command key. */
export function hasModifier({
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "shiftKey" | "altKey" | "ctrlKey" | "metaKey">): boolean {
  return shiftKey || altKey || ctrlKey || metaKey;
}
