import type * as diagrams from "./diagrams.ts";

let loaded: typeof diagrams | null = null;

/**
 * Draws diagrams, each in its `figure.diagram`. What draws them is loaded with the first one. Those that this tab drew before are there
 * at once, so that nothing moves between reading and writing. Without a connection the sources stay.
 */
export function showDiagrams(figures: readonly HTMLElement[]): void {
  if (figures.length === 0) return;
  loaded?.drawKnown(figures);
  const draw = async (): Promise<void> => {
    loaded = await import("./diagrams.ts");
    await loaded.drawDiagrams(figures);
  };
  draw().catch(() => undefined);
}

/** Draws the diagrams in an element that shows this HTML, of `bodyToHtml`. */
export function showDiagramsIn(text: HTMLElement | null, html: string): void {
  if (text !== null && html.includes('class="diagram"')) {
    showDiagrams([...text.querySelectorAll<HTMLElement>("figure.diagram")]);
  }
}

/** Draws a diagram at once, if this tab drew it before. */
export function showKnownDiagram(figure: HTMLElement | null): void {
  if (figure !== null) loaded?.drawKnown([figure]);
}
