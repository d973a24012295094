import { showDiagramsIn } from "../diagrams/load-diagrams.ts";
import { showFormulasIn } from "../math/load-formulas.ts";

/** Draws the formulas and the diagrams in an element that shows this HTML, of `bodyToHtml`. */
export function showDrawingsIn(text: HTMLElement | null, html: string): void {
  showFormulasIn(text, html);
  showDiagramsIn(text, html);
}
