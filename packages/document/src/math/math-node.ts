import { CodeNode } from "@lexical/code-core";
import { setDOMUnmanaged, type ElementDOMSlot, type LexicalNode } from "lexical";

/**
 * A formula in the editor: its children are the TeX source, in a `<pre>` as `blockToHtml` draws it. The formula is
 * drawn in the element behind it, where no caret can stand, and which Lexical leaves alone. It is a kind of code, so that what holds for the text of code holds
 * for its source.
 */
export class MathNode extends CodeNode {
  override $config() {
    return this.config("math", { extends: CodeNode });
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("figure");
    element.className = "math";
    element.translate = false;
    const source = document.createElement("pre");
    source.spellcheck = false;
    const formula = document.createElement("div");
    formula.className = "formula";
    formula.contentEditable = "false";
    setDOMUnmanaged(formula);
    element.append(source, formula);
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override getDOMSlot(element: HTMLElement): ElementDOMSlot<HTMLElement> {
    const source = element.firstElementChild;
    const slot = super.getDOMSlot(element);
    return source instanceof HTMLElement ? slot.withElement(source) : slot;
  }
}

/** An empty formula, not yet attached. */
export function $createMathNode(): MathNode {
  return new MathNode();
}

/** Whether a node is a formula. */
export function $isMathNode(node: LexicalNode | null | undefined): node is MathNode {
  return node instanceof MathNode;
}
