/** The class of a formula whose source is shown because a match stands in it. */
export const foundFormulaName = "math-found";

/** Puts the source of the formula that a search opened out of sight again. */
export function hideFoundFormulas(): void {
  for (const shown of document.querySelectorAll(`.${foundFormulaName}`)) {
    shown.classList.remove(foundFormulaName);
  }
}
