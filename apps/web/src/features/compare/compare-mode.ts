/** How two texts are laid out: beside each other, or in one column. */
export type CompareMode = "sideBySide" | "inline";

const key = "stemma-compare-mode";

/** The layout this browser compared in last. */
export function readCompareMode(): CompareMode {
  try {
    return localStorage.getItem(key) === "inline" ? "inline" : "sideBySide";
  } catch {
    return "sideBySide";
  }
}

/** Remembers the layout in this browser, where it remembers anything. */
export function keepCompareMode(mode: CompareMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // A browser that keeps nothing begins with the usual layout next time.
  }
}
