import { $getEditor, $getSelection, $isRangeSelection } from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import { isTone } from "@stemma/document/containers/container";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $putIntoFrame, $putIntoNextFrame } from "../frames/frame-rows.ts";
import { $insertDivider } from "../dividers/dividers.ts";
import { CHOOSE_FILES_COMMAND } from "../uploads/file-commands.ts";
import { $insertTable } from "../tables/table-edits.ts";
import { editFormulaCommand } from "../math/inline-formulas.ts";
import { isSlashVariable, type SlashKind } from "./slash-options.ts";
import { slashQuery } from "./slash-query.ts";
import { $eraseTyped } from "../caret-menu/erase-typed.ts";
import { $textBeforeCaret } from "../caret-menu/text-before-caret.ts";

/**
 * Removes the slash and the query and changes the block to this kind. If text precedes the slash, splits the block
 * there, and the second half becomes this kind. A tone puts the block into a callout, and
 * 'toggle' into a toggle; a frame around it changes its look, unless text precedes the slash. A divider stands above the block. A link to a page
 * and a mention stand in the text: they begin the search for the page or the person, as a snippet does. So does a formula in the line, whose source is asked for. A variable is text. A picture and a file are chosen first. What is
 * inserted from a caption stands below it. Call it inside an editor update.
 */
export function $insertObject(kind: SlashKind): void {
  if ($eraseTyped(slashQuery) === null) return;
  const caret = $getSelection();
  if (!$isRangeSelection(caret)) return;
  if (isSlashVariable(kind)) return caret.insertText(kind);
  if (kind === "page") return caret.insertText("[[");
  if (kind === "snippet") return caret.insertText("{{");
  if (kind === "image" || kind === "file") {
    $getEditor().dispatchCommand(CHOOSE_FILES_COMMAND, kind);
    return;
  }
  if (kind === "inlineMath") {
    // The form for the source may not have loaded yet: a source between dollar signs needs none.
    if (!$getEditor().dispatchCommand(editFormulaCommand, null)) caret.insertText("$");
    return;
  }
  if (kind === "person") return caret.insertText("@");
  const hasTextBefore = ($textBeforeCaret()?.text ?? "") !== "";
  const block = $blockOf(caret.anchor.getNode());
  const isCaption = $isFileNode(block);
  const target =
    hasTextBefore || isCaption
      ? $blockOf(caret.insertParagraph() ?? caret.anchor.getNode())
      : block;
  if (target === null) return;
  if (isTone(kind) || kind === "toggle")
    (hasTextBefore ? $putIntoNextFrame : $putIntoFrame)(target, kind);
  else if (kind === "table") $insertTable(target);
  else if (kind === "divider") $insertDivider(target);
  else $setBlockKind(target, kind);
}
