import { CodeNode } from "@lexical/code-core";
import type { LexicalNode } from "lexical";
import { DrawnNode } from "../drawn/drawn-node.ts";

/** A formula in the editor: its children are the TeX source. */
export class MathNode extends DrawnNode {
  override $config() {
    return this.config("math", { extends: CodeNode });
  }

  get kind() {
    return "math" as const;
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
