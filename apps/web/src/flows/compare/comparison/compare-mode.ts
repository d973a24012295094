/** The layout of a comparison: two columns, or one column with both texts. */
export type CompareMode = "sideBySide" | "inline";

const key = "stemma-compare-mode";

/** The layout last used in this browser. */
export function readCompareMode(): CompareMode {
  try {
    return localStorage.getItem(key) === "inline" ? "inline" : "sideBySide";
  } catch {
    return "sideBySide";
  }
}

/** Stores the layout in this browser, if it has storage. */
export function keepCompareMode(mode: CompareMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Without storage, the next comparison starts with the default layout.
  }
}
