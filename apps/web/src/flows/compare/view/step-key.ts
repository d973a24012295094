/** The step of a key: 1 to the next change (N, J, Alt+↓), -1 to the previous one (P, K, Alt+↑), 0 for other keys. */
export function stepKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): 1 | -1 | 0 {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.altKey) return event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const key = event.key.toLowerCase();
  if (key === "n" || key === "j") return 1;
  return key === "p" || key === "k" ? -1 : 0;
}
