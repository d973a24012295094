import { texClass } from "@stemma/document/math/inline-math-html";
import type { Formula } from "./formula-html.ts";
import { copySources } from "./copy-sources.ts";
import { drawnInlineClass } from "./written-text.ts";
import { messages } from "./messages.ts";

/**
 * Draws a formula in a line behind its source, which goes out of sight and stays what is copied. One that cannot be drawn keeps its
 * source in sight, and says why.
 */
export function drawInlineFormula(element: HTMLElement, formula: Formula | null): void {
  const isDrawn = formula !== null && "html" in formula;
  const fault = formula !== null && !isDrawn ? messages.notDrawn(formula.reason) : null;
  element.classList.toggle("inline-math-drawn", isDrawn);
  element.classList.toggle("inline-math-fault", fault !== null);
  setAttribute(element, "title", fault);
  // A title alone tells nothing to somebody who cannot point at the formula.
  setAttribute(element, "role", fault === null ? null : "group");
  setAttribute(element, "aria-label", fault === null ? null : messages.formula);
  setAttribute(element, "aria-description", fault);
  const source = element.querySelector(`.${texClass}`);
  if (source !== null) setAttribute(source, "aria-hidden", isDrawn ? "true" : null);
  const place = element.querySelector<HTMLElement>(`:scope > .${drawnInlineClass}`);
  if (isDrawn) fill(place ?? addPlace(element), formula.html);
  else place?.remove();
}

function addPlace(element: HTMLElement): HTMLElement {
  const place = document.createElement("span");
  place.className = drawnInlineClass;
  element.append(place);
  copySources();
  return place;
}

function fill(place: HTMLElement, html: string): void {
  place.innerHTML = html;
  widths.observe(place);
}

/** A formula that is wider than its row scrolls, also by the keyboard. It stands a little higher than the text beside it then. */
const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const isWide = target.scrollWidth > target.clientWidth + 1;
    target.classList.toggle("inline-formula-wide", isWide);
    if ((target as HTMLElement).isContentEditable || target.closest("[contenteditable]") !== null) {
      continue;
    }
    setAttribute(target, "tabindex", isWide ? "0" : null);
    setAttribute(target, "role", isWide ? "group" : null);
    setAttribute(target, "aria-label", isWide ? messages.formula : null);
  }
});

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
