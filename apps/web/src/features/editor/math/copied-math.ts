import type { LexicalEditor } from "lexical";
import type { InlineMathNode } from "@stemma/document/math/inline-math-node";
import { inlineMathClass } from "@stemma/document/math/inline-math-html";
import { betweenDollars } from "@stemma/document/math/inline-math-word";
import type { MathNode } from "@stemma/document/math/math-node";

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
