import { $createParagraphNode, type LexicalNode } from "lexical";

/** Adds an empty paragraph above a node, and places the caret in it. */
export function $addParagraphAbove(node: LexicalNode): void {
  const paragraph = $createParagraphNode();
  node.insertBefore(paragraph);
  paragraph.select();
}
