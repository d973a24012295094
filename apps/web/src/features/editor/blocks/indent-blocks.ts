import { $isListItemNode } from "@lexical/list";
import { indentMax, listDepthMax } from "@stemma/document/body-limits";
import { $changeRows } from "../lists/change-rows.ts";
import type { EditorBlock } from "./selected-blocks.ts";

/** Indents blocks by these steps, within the limits of the format. Of a list row it changes the level. */
export function $indentBlocks(blocks: readonly EditorBlock[], steps: number): void {
  for (const block of blocks) {
    if ($isListItemNode(block)) continue;
    block.setIndent(Math.min(Math.max(block.getIndent() + steps, 0), indentMax));
  }
  $changeRows(blocks.filter($isListItemNode), (row) => ({
    ...row,
    depth: Math.min(Math.max(row.depth + steps, 0), listDepthMax),
  }));
}

/** Whether the block can be indented further. */
export function $mayIndent(block: EditorBlock): boolean {
  return block.getIndent() < ($isListItemNode(block) ? listDepthMax : indentMax);
}
