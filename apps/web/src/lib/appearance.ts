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
  choose("theme", theme === "system" ? null : theme);
}

/** Whether the sidebar was hidden in this browser. */
export function isSidebarHidden(): boolean {
  return document.documentElement.dataset["sidebar"] === "hidden";
}

/** Hides or shows the sidebar, and tells the server by a cookie so that the next first paint has it so. */
export function hideSidebar(isHidden: boolean): void {
  choose("sidebar", isHidden ? "hidden" : null);
}

/** Puts what the cookies say on the document, where the server has not done it. */
export function applyAppearance(): void {
  for (const name of ["theme", "sidebar"] as const) {
    const value = new RegExp(`(?:^|; )stemma-${name}=(light|dark|hidden)`).exec(
      document.cookie,
    )?.[1];
    if (value !== undefined) document.documentElement.dataset[name] = value;
  }
}

function choose(name: "theme" | "sidebar", value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
  const age = value === null ? 0 : yearSeconds;
  document.cookie = `stemma-${name}=${value ?? ""}; path=/; max-age=${age}; samesite=lax`;
}
