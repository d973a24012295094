const spoken: Readonly<Record<string, string>> = { Ctrl: "Control", "⌘": "Meta" };

/** A chord as `aria-keyshortcuts` writes it. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => spoken[key] ?? key).join("+");
}
