import { $createHorizontalRuleNode } from "@lexical/extension";
import { $isFileNode } from "@stemma/document/files/file-node";
import { $isListItemNode } from "@lexical/list";
import { $setBlockKind } from "../blocks/block-kind.ts";
import type { EditorBlock } from "../blocks/selected-blocks.ts";
import { $cellOf } from "../tables/table-nodes.ts";

/**
 * Inserts a divider above a block, which keeps the caret and its id; a row of a list leaves its list. In a cell of a table
 * stand paragraphs only, and a caption belongs to its picture: returns false there, and changes nothing.
 */
export function $insertDivider(block: EditorBlock): boolean {
  if ($cellOf(block) !== null || $isFileNode(block)) return false;
  const row = $isListItemNode(block) ? $setBlockKind(block, "paragraph") : block;
  row.insertBefore($createHorizontalRuleNode());
  return true;
}
