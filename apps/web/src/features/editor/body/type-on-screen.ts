import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";
import type { BodyPlace } from "@stemma/document/templates/fill-template";
import { $placeCaret } from "./caret-position.ts";
import { $editorBlocks } from "../blocks/selected-blocks.ts";

/** The height in pixels of the two bars, which cover text scrolled under them. The design tokens define it in parts. */
const barsPx = 88;

/**
 * Places the caret and inserts the lines there: at the first block that starts on screen, or the first block of the page; at the end of the page;
 * or at a place in the text, or where its block ends.
 */
export function $typeAt(
  editor: LexicalEditor,
  typed: string,
  place: "screen" | "end" | BodyPlace,
): void {
  if (place === "end") return typeLines(editor, $getRoot().selectEnd(), typed);
  if (place !== "screen") {
    $placeCaret(place);
    const selection = $getSelection();
    if ($isRangeSelection(selection)) return typeLines(editor, selection, typed);
  }
  const onScreen = $editorBlocks().find((block) => {
    const element = editor.getElementByKey(block.getKey());
    const top = element?.getBoundingClientRect().top ?? Number.NaN;
    return top >= barsPx && top < window.innerHeight;
  });
  typeLines(editor, (onScreen ?? $getRoot()).selectStart(), typed);
}

function typeLines(editor: LexicalEditor, selection: RangeSelection, typed: string): void {
  for (const [index, line] of typed.split("\n").entries()) {
    if (index > 0) editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    if (line !== "") selection.insertText(line);
  }
}
