import { CodeNode } from "@lexical/code-core";
import { setDOMUnmanaged, type ElementDOMSlot, type LexicalNode } from "lexical";
import type { DrawnKind } from "../make-block.ts";

/**
 * A row in the editor whose source is drawn: its children are the source, in a `<pre>` as `blockToHtml` draws it. What it stands for is
 * drawn in the element behind it, where no caret can stand, and which Lexical leaves alone. It is a kind of code, so that what holds
 * for the text of code holds for its source.
 */
export abstract class DrawnNode extends CodeNode {
  abstract get kind(): DrawnKind;

  override createDOM(): HTMLElement {
    const element = document.createElement("figure");
    element.className = this.kind;
    element.translate = false;
    const source = document.createElement("pre");
    source.spellcheck = false;
    const drawing = document.createElement("div");
    drawing.className = drawingClasses[this.kind];
    drawing.contentEditable = "false";
    setDOMUnmanaged(drawing);
    element.append(source, drawing);
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

/** The class of the element that holds what is drawn. */
const drawingClasses: Readonly<Record<DrawnKind, string>> = {
  math: "formula",
  diagram: "drawing",
};

/** Whether a node is a row whose source is drawn. */
export function $isDrawnNode(node: LexicalNode | null | undefined): node is DrawnNode {
  return node instanceof DrawnNode;
}
