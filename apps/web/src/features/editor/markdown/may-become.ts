import type { LexicalNode } from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import type { TextKind } from "@stemma/document/make-block";
import { $blockKind } from "../blocks/block-kind.ts";
import { $isEditorBlock, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $toggleOfSummary } from "../toggles/summary-rows.ts";
import { $cellOf } from "../tables/table-nodes.ts";

/**
 * Whether typed Markdown may make this kind of the node: a block of another kind. A cell of a table holds paragraphs only, a
 * caption stays one, and the summary of a toggle is a paragraph or a heading.
 */
export function $mayBecome(node: LexicalNode, kind: TextKind): node is EditorBlock {
  if (!$isEditorBlock(node) || $isFileNode(node)) return false;
  if ($toggleOfSummary(node) !== null && !summaryKinds.has(kind)) return false;
  return $blockKind(node) !== kind && $cellOf(node) === null;
}

/** What the summary of a toggle can be. */
const summaryKinds: ReadonlySet<TextKind> = new Set(["paragraph", "h1", "h2", "h3"]);

/** Whether typed Markdown may put a block into a toggle: one that is no caption, in no cell, and no summary already. */
export function $mayBeInFrame(block: EditorBlock): boolean {
  return !$isFileNode(block) && $cellOf(block) === null && $toggleOfSummary(block) === null;
}
