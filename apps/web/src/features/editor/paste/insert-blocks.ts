import { $insertGeneratedNodes } from "@lexical/clipboard";
import { $isHorizontalRuleNode, type HorizontalRuleNode } from "@lexical/extension";
import {
  $createParagraphNode,
  $getEditor,
  $isElementNode,
  $isRangeSelection,
  $parseSerializedNode,
  type BaseSelection,
} from "lexical";
import { $isListItemNode } from "@lexical/list";
import { newBlockId } from "@stemma/document/block-id";
import { indentMax } from "@stemma/document/body-limits";
import { foldRows } from "@stemma/document/containers/fold-rows";
import { isBare, makeBlock } from "@stemma/document/make-block";
import { runsToInlines } from "@stemma/document/runs-to-inlines";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";
import { isListKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $frameOf } from "../frames/frame-rows.ts";
import { $emptySelectedCells, $fillCells } from "../tables/fill-cells.ts";
import { $eraseWholePage } from "../tables/register-whole-page.ts";
import { $cellOf } from "../tables/table-nodes.ts";
import type { PastedBlock } from "./pasted-block.ts";

/**
 * Replaces the selection with pasted blocks. A single unformatted paragraph, or a single row of a list, joins the
 * text around it. In a cell, pasted cells are written over the cells from there on if they fit; everything else becomes
 * paragraphs of that cell, without dividers and snippets.
 */
export function $insertBlocks(pasted: readonly PastedBlock[], selected: BaseSelection): void {
  $eraseWholePage(selected);
  const isTable = pasted.some(({ within }) => within?.kind === "cell");
  const selection =
    $emptySelectedCells(selected) ?? (isTable ? $behindCallout(selected) : selected);
  const cell = $isRangeSelection(selection) ? $cellOf(selection.anchor.getNode()) : null;
  if (cell !== null && $fillCells(pasted, cell)) return;
  const blocks =
    cell === null
      ? pasted
      : pasted.flatMap((block) => (isBare(block.kind) ? [] : [{ ...block, within: null }]));
  const [first] = blocks;
  const isText = blocks.length === 1 && first !== undefined && $joinsLine(first, selection);
  const nodes = isText
    ? runsToInlines(first.runs)
    : foldRows(
        blocks.map(({ id, runs, ...shape }) =>
          makeBlock(
            { ...shape, indent: Math.min(shape.indent, indentMax), id: id ?? newBlockId() },
            runs,
          ),
        ),
      );
  if (!isText && (blocks.at(-1)?.within ?? null) !== null) $splitListRow(selection);
  const inserted = nodes.map($parseSerializedNode);
  $insertGeneratedNodes($getEditor(), inserted, selection);
  const last = inserted.at(-1);
  if ($isHorizontalRuleNode(last) && last.isAttached()) $writeBelow(last);
}

/** Places the caret below a divider, in a paragraph of its own at the end of the page. */
function $writeBelow(divider: HorizontalRuleNode): void {
  const next = divider.getNextSibling();
  if ($isElementNode(next)) next.selectStart();
  else $addParagraphBelow(divider);
}

/** The place for a table that is pasted into a callout, which holds none: behind it. */
function $behindCallout(selection: BaseSelection): BaseSelection {
  const callout = $isRangeSelection(selection) ? $frameOf(selection.anchor.getNode()) : null;
  if (callout === null) return selection;
  const paragraph = $createParagraphNode();
  callout.insertAfter(paragraph);
  return paragraph.select();
}

/** Splits the row of a list at the selection: Lexical would put its end into the callout that is pasted last. */
function $splitListRow(selection: BaseSelection): void {
  if (!$isRangeSelection(selection) || $frameOf(selection.anchor.getNode()) !== null) return;
  if (!selection.isCollapsed()) selection.removeText();
  const row = $blockOf(selection.anchor.getNode());
  if (!$isListItemNode(row) || row.isEmpty()) return;
  const rest = selection.insertParagraph();
  if (rest?.isEmpty() === true) rest.remove();
  row.selectEnd();
}

/** Whether a single block joins the text around it: an unformatted paragraph, or a row of a list in a line with text. */
function $joinsLine(block: PastedBlock, selection: BaseSelection): boolean {
  if (isPlain(block)) return !$isMoved(block, selection);
  if (!isListKind(block.kind) || !$isRangeSelection(selection)) return false;
  return $blockOf(selection.anchor.getNode())?.isEmpty() === false;
}

function isPlain(block: PastedBlock): boolean {
  return (
    block.kind === "paragraph" &&
    block.alignment === "" &&
    block.indent === 0 &&
    block.within === null
  );
}

/** Whether a whole Stemma block is pasted into an empty block: it then replaces that block and keeps its own id. */
function $isMoved(block: PastedBlock, selection: BaseSelection): boolean {
  if (block.id === null || !$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  return $blockOf(selection.anchor.getNode())?.isEmpty() ?? false;
}
