import { $createParagraphNode, type LexicalNode } from "lexical";

/** Adds an empty paragraph below a node, and places the caret in it. */
export function $addParagraphBelow(node: LexicalNode): void {
  const paragraph = $createParagraphNode();
  node.insertAfter(paragraph);
  paragraph.select();
}
