import type { LexicalNode } from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import type { TextKind } from "@stemma/document/make-block";
import { $blockKind } from "../blocks/block-kind.ts";
import { $isEditorBlock, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $cellOf } from "../tables/table-nodes.ts";

/**
 * Whether typed Markdown may make this kind of the node: a block of another kind. A cell of a table holds paragraphs only, and a
 * caption stays one.
 */
export function $mayBecome(node: LexicalNode, kind: TextKind): node is EditorBlock {
  if (!$isEditorBlock(node) || $isFileNode(node)) return false;
  return $blockKind(node) !== kind && $cellOf(node) === null;
}
