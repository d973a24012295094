import { $isRangeSelection, type BaseSelection, type LexicalEditor } from "lexical";
import type { InlineMathNode } from "@stemma/document/math/inline-math-node";
import { inlineMathClass } from "@stemma/document/math/inline-math-html";
import { betweenDollars } from "@stemma/document/math/inline-math-word";
import { $isMathNode, type MathNode } from "@stemma/document/math/math-node";

/**
 * The element of a copied formula: as MathML that names its source, where it is drawn; else its source between dollar signs. Other
 * programs read either.
 */
export function $copiedFormula(node: MathNode, editor: LexicalEditor): HTMLElement {
  const element = document.createElement("figure");
  element.className = "math";
  const drawn = editor.getElementByKey(node.getKey())?.querySelector(".math-drawn > .formula math");
  const source = document.createElement("pre");
  source.textContent = `$$\n${node.getTextContent()}\n$$`;
  element.append(drawn?.cloneNode(true) ?? source);
  return element;
}

/** The same for a formula in a line. */
export function $copiedInlineFormula(node: InlineMathNode, editor: LexicalEditor): HTMLElement {
  const element = document.createElement("span");
  element.className = inlineMathClass;
  const drawn = editor.getElementByKey(node.getKey())?.querySelector(".inline-formula math");
  element.append(drawn?.cloneNode(true) ?? betweenDollars(node.getSource()));
  return element;
}

/**
 * The selected text with two dollar signs above and below each formula; `null` if the selection holds no other row than one
 * formula, or no whole one.
 */
export function $textWithFormulas(selection: BaseSelection | null): string | null {
  if (!$isRangeSelection(selection)) return null;
  const formulas = selection.getNodes().filter($isMathNode);
  if (formulas.length === 0) return null;
  const text = `\n${selection.getTextContent()}\n`;
  let result = "";
  let from = 0;
  for (const formula of formulas) {
    const source = formula.getTextContent();
    const at = text.indexOf(`\n${source}\n`, from);
    if (at === -1 || source === "") continue;
    result += `${text.slice(from, at)}\n$$\n${source}\n$$`;
    from = at + 1 + source.length;
  }
  return (result + text.slice(from)).slice(1, -1);
}
