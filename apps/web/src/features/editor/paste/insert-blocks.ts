import { $insertGeneratedNodes } from "@lexical/clipboard";
import { $getEditor, $isRangeSelection, $parseSerializedNode, type BaseSelection } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { indentMax } from "@stemma/document/body-limits";
import { makeBlock } from "@stemma/document/make-block";
import { runsToInlines } from "@stemma/document/runs-to-inlines";
import { $blockOf } from "../blocks/selected-blocks.ts";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * Puts blocks from outside where the selection stands, in its place. A lone paragraph without a look of its own joins the
 * text around it; of several, the first continues the line it comes into.
 */
export function $insertBlocks(blocks: readonly PastedBlock[], selection: BaseSelection): void {
  const [first] = blocks;
  const isText =
    blocks.length === 1 && first !== undefined && isPlain(first) && !$isMoved(first, selection);
  const nodes = isText
    ? runsToInlines(first.runs)
    : blocks.map(({ id, runs, ...shape }) =>
        makeBlock(
          { ...shape, indent: Math.min(shape.indent, indentMax), id: id ?? newBlockId() },
          runs,
        ),
      );
  $insertGeneratedNodes($getEditor(), nodes.map($parseSerializedNode), selection);
}

function isPlain(block: PastedBlock): boolean {
  return block.kind === "paragraph" && block.alignment === "" && block.indent === 0;
}

/** Whether a whole block of ours comes into an empty one: it then takes its place, and brings its id. */
function $isMoved(block: PastedBlock, selection: BaseSelection): boolean {
  if (block.id === null || !$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  return $blockOf(selection.anchor.getNode())?.isEmpty() ?? false;
}
