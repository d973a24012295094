import styles from "katex/dist/katex.min.css?inline";
import { inlineMathClass, texClass } from "@stemma/document/math/inline-math-html";
import { sourceOf } from "../drawn/source-of.ts";
import { drawInlineFormula } from "./draw-inline-formula.ts";
import type { Formula, FormulaSource } from "./formula-html.ts";
import { knownFormula, learnFormulas } from "./known-formulas.ts";
import { messages } from "./messages.ts";

/**
 * Draws the formula of each `figure.math` below its source, which it reads from its `<pre>`, and that of each formula in a line in
 * the place of its source; of one that cannot be drawn, the reason. The class `math-drawn` says that the formula stands for the
 * source. Without a connection the promise rejects, and the sources stay.
 */
export async function drawFormulas(elements: readonly HTMLElement[]): Promise<void> {
  addStyles();
  const formulas = elements.map(formulaOf).filter(({ source }) => source !== "");
  await learnFormulas(formulas, () => drawKnown(elements));
}

/** Draws those that were drawn before, at once. */
export function drawKnown(elements: readonly HTMLElement[]): void {
  for (const element of elements) draw(element);
}

/** The drawn formula, or why there is none. Rejects without a connection. */
export async function readFormula(formula: FormulaSource): Promise<Formula> {
  addStyles();
  let drawn: Formula | undefined;
  await learnFormulas([formula], () => {
    drawn = knownFormula(formula);
  });
  return drawn ?? { reason: messages.tooSlow };
}

function draw(element: HTMLElement): void {
  const written = formulaOf(element);
  const formula = written.source === "" ? null : knownFormula(written);
  // Whoever changed the source meanwhile has it drawn again.
  if (formula === undefined) return;
  if (written.isInline) drawInlineFormula(element, formula);
  else drawRow(element, formula);
}

function drawRow(figure: HTMLElement, formula: Formula | null): void {
  const place = figure.querySelector<HTMLElement>(":scope > .formula") ?? addPlace(figure);
  const isDrawn = formula !== null && "html" in formula;
  if (isDrawn) place.innerHTML = formula.html;
  else place.textContent = formula === null ? "" : messages.notDrawn(formula.reason);
  place.classList.toggle("formula-fault", formula !== null && !isDrawn);
  figure.classList.toggle("math-drawn", isDrawn);
  if (figure.isContentEditable) return;
  figure.firstElementChild?.toggleAttribute("aria-hidden", false);
  if (isDrawn) figure.firstElementChild?.setAttribute("aria-hidden", "true");
}

/** In a read text. It can be scrolled, also by the keyboard. */
function addPlace(figure: HTMLElement): HTMLElement {
  const place = document.createElement("div");
  place.className = "formula";
  place.tabIndex = 0;
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", messages.formula);
  figure.append(place);
  return place;
}

function formulaOf(element: HTMLElement): FormulaSource {
  const isInline = element.classList.contains(inlineMathClass);
  const written = isInline ? element.querySelector(`.${texClass}`) : element.firstElementChild;
  return { source: sourceOf(written ?? element), isInline };
}

let isStyled = false;

/** Adds KaTeX's rules and fonts to the document; they are no part of the style sheet that every visit loads. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const element = document.createElement("style");
  element.textContent = styles;
  document.head.append(element);
}
