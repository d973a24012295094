import type * as formulas from "./formulas.ts";

let loaded: typeof formulas | null = null;

/**
 * Draws formulas, each in its `figure.math`. What draws them is loaded with the first one. Those that this tab drew before are there
 * at once, so that nothing moves between reading and writing. Without a connection the sources stay.
 */
export function showFormulas(figures: readonly HTMLElement[]): void {
  if (figures.length === 0) return;
  loaded?.drawKnown(figures);
  const draw = async (): Promise<void> => {
    loaded = await import("./formulas.ts");
    await loaded.drawFormulas(figures);
  };
  draw().catch(() => undefined);
}

/** Draws the formulas in an element that shows this HTML, of `bodyToHtml`. */
export function showFormulasIn(text: HTMLElement | null, html: string): void {
  if (text !== null && html.includes('class="math"')) {
    showFormulas([...text.querySelectorAll<HTMLElement>("figure.math")]);
  }
}

/** Draws a formula at once, if this tab drew it before. */
export function showKnownFormula(figure: HTMLElement | null): void {
  if (figure !== null) loaded?.drawKnown([figure]);
}
