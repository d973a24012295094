import {
  $getState,
  $setState,
  createState,
  type LexicalNode,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import { InlineObjectNode } from "../inline-object-node.ts";
import { inlineMathClass, texClass } from "./inline-math-html.ts";

const sourceState = createState("source", {
  parse: (value) => (typeof value === "string" ? value : ""),
});

type SerializedInlineMathNode = Spread<{ source?: string }, SerializedLexicalNode>;

/** A formula in a line, in the editor. What is drawn stands behind the source in the same element. */
export class InlineMathNode extends InlineObjectNode {
  override $config() {
    return this.config("inline-math", {
      extends: InlineObjectNode,
      stateConfigs: [{ stateConfig: sourceState, flat: true }],
    });
  }

  override exportJSON(): SerializedInlineMathNode {
    return super.exportJSON();
  }

  getSource(): string {
    return $getState(this, sourceState);
  }

  /** Sets the source, which `inlineMathSource` gave. */
  setSource(source: string): this {
    return $setState(this, sourceState, source);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = inlineMathClass;
    element.translate = false;
    element.dir = "ltr";
    const source = document.createElement("span");
    source.className = texClass;
    source.textContent = this.getSource();
    element.append(source);
    return element;
  }

  override updateDOM(previous: this): boolean {
    // `getSource` reads the latest version of either.
    const [before, now] = [previous, this].map((node) => $getState(node, sourceState, "direct"));
    return before !== now;
  }
}

/** A formula with this source (`inlineMathSource`), not yet attached. */
export function $createInlineMathNode(source: string): InlineMathNode {
  return new InlineMathNode().setSource(source);
}

/** Whether a node is a formula in a line. */
export function $isInlineMathNode(node: LexicalNode | null | undefined): node is InlineMathNode {
  return node instanceof InlineMathNode;
}
