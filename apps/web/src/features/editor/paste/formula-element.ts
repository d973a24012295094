import { inlineMathClass, texClass } from "@stemma/document/math/inline-math-html";
import { textOfCode } from "./code-element.ts";

/** A formula on the clipboard. */
export interface PastedFormula {
  readonly source: string;
  /** Whether it stands in lines of its own. */
  readonly isBlock: boolean;
}

/** The elements that KaTeX, MathJax, GitHub, Outline, Wikipedia, a browser and we ourselves write for a formula. */
const formulas =
  "math, .katex-display, .katex, mjx-container, math-renderer, math-inline, math-display, figure.math, .inline-math, .mwe-math-element, img[class^=mwe-math]";

/** What is left of Wikipedia's formulas on the clipboard: an image with the source as its text. */
const wikiImage = "img[class^=mwe-math]";
const blocks =
  ".katex-display, math-display, math[display=block], mjx-container[display=true], .js-display-math, figure.math, .mwe-math-element-block, .mwe-math-fallback-image-display";

/**
 * The TeX source of a formula: the one that its MathML names, or its own text between dollar signs; `null` for every other
 * element, and for a formula that does not tell its source.
 */
export function formulaOfElement(element: Element): PastedFormula | null {
  if (element.localName === "script") return formulaOfScript(element);
  if (!element.matches(formulas)) return null;
  const source = [...element.querySelectorAll("annotation")].find(isTex)?.textContent;
  const written = source ?? writtenSource(element);
  if (written === null || written.trim() === "") return null;
  return { source: bare(written), isBlock: element.matches(blocks) };
}

/** MathJax 2 keeps the source in a script beside what it drew. */
function formulaOfScript(script: Element): PastedFormula | null {
  const type = script.getAttribute("type") ?? "";
  if (!type.startsWith("math/tex")) return null;
  return { source: bare(script.textContent), isBlock: type.includes("mode=display") };
}

function isTex(annotation: Element): boolean {
  return /tex/i.test(annotation.getAttribute("encoding") ?? "");
}

function writtenSource(element: Element): string | null {
  if (/^math-(?:renderer|inline|display)$/.test(element.localName)) return element.textContent;
  if (element.classList.contains(inlineMathClass)) {
    return (element.querySelector(`.${texClass}`) ?? element).textContent;
  }
  const image = element.matches(wikiImage) ? element : element.querySelector(wikiImage);
  if (image !== null) return image.getAttribute("alt");
  const source = element.localName === "figure" ? element.querySelector("pre") : null;
  return source && textOfCode(source);
}

function bare(source: string): string {
  const [, inner] = /^\s*(?:\${1,2}([^$]*)\${1,2})\s*$/.exec(source) ?? [];
  const [, ofWiki] = /^\s*\{\\(?:displaystyle|textstyle) ([^]*)\}\s*$/.exec(inner ?? source) ?? [];
  return (ofWiki ?? inner ?? source).trim();
}
