/** The colour theme that a person chooses: the system's setting, or always light, or always dark. */
export type Theme = "system" | "light" | "dark";

const yearSeconds = 365 * 24 * 60 * 60;

/** The theme that is chosen in this browser. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Changes the theme at once, and stores it in a cookie, from which the server sets the theme in the next HTML. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isSystem = theme === "system";
  if (isSystem) delete dataset["theme"];
  else dataset["theme"] = theme;
  const age = isSystem ? 0 : yearSeconds;
  document.cookie = `stemma-theme=${isSystem ? "" : theme}; path=/; max-age=${age}; samesite=lax`;
}

/** Reads the theme from the cookie, for pages on which the server has not set it. */
export function applyAppearance(): void {
  const theme = /(?:^|; )stemma-theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme !== undefined) document.documentElement.dataset["theme"] = theme;
}
