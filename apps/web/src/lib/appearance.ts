/** The colours a person wants: their system's, or always the same. */
export type Theme = "system" | "light" | "dark";

const yearSeconds = 365 * 24 * 60 * 60;

/** The colours that were chosen in this browser. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Changes the colours at once, and tells the server by a cookie so that the next first paint has them. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isSystem = theme === "system";
  if (isSystem) delete dataset["theme"];
  else dataset["theme"] = theme;
  const age = isSystem ? 0 : yearSeconds;
  document.cookie = `stemma-theme=${isSystem ? "" : theme}; path=/; max-age=${age}; samesite=lax`;
}

/** Puts what the cookie says on the document, where the server has not done it. */
export function applyAppearance(): void {
  const theme = /(?:^|; )stemma-theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme !== undefined) document.documentElement.dataset["theme"] = theme;
}
