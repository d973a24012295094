import type { Formula } from "./formula-html.ts";
import type * as formulas from "./formulas.ts";

let loaded: typeof formulas | null = null;

async function load(): Promise<typeof formulas> {
  loaded = await import("./formulas.ts");
  return loaded;
}

/**
 * Draws formulas, each in its `figure.math` or `span.inline-math`. What draws them is loaded with the first one. Those that this tab drew before are there
 * at once, so that nothing moves between reading and writing. Without a connection the sources stay.
 */
export function showFormulas(elements: readonly HTMLElement[]): void {
  if (elements.length === 0) return;
  loaded?.drawKnown(elements);
  const draw = async (): Promise<void> => (await load()).drawFormulas(elements);
  draw().catch(() => undefined);
}

/** Draws the formulas in an element that shows this HTML, of `bodyToHtml`. */
export function showFormulasIn(text: HTMLElement | null, html: string): void {
  if (text !== null && /class="(?:inline-)?math"/.test(html)) {
    showFormulas([...text.querySelectorAll<HTMLElement>("figure.math, .inline-math")]);
  }
}

/** Draws a formula at once, if this tab drew it before. */
export function showKnownFormula(element: HTMLElement | null): void {
  if (element !== null) loaded?.drawKnown([element]);
}

/** A formula in a line, drawn, or why it cannot be. Rejects without a connection. */
export async function readInlineFormula(source: string): Promise<Formula> {
  return (await load()).readFormula({ source, isInline: true });
}
