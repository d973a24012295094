import { CodeNode } from "@lexical/code-core";
import type { LexicalNode } from "lexical";
import { DrawnNode } from "../drawn/drawn-node.ts";

/** A diagram in the editor: its children are the Mermaid source. */
export class DiagramNode extends DrawnNode {
  override $config() {
    return this.config("diagram", { extends: CodeNode });
  }

  get kind() {
    return "diagram" as const;
  }
}

/** An empty diagram, not yet attached. */
export function $createDiagramNode(): DiagramNode {
  return new DiagramNode();
}

/** Whether a node is a diagram. */
export function $isDiagramNode(node: LexicalNode | null | undefined): node is DiagramNode {
  return node instanceof DiagramNode;
}
