const spoken: Readonly<Record<string, string>> = {
  Ctrl: "Control",
  "⌃": "Control",
  "⌘": "Meta",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
};

/** A chord in the syntax of `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => spoken[key] ?? key).join("+");
}
