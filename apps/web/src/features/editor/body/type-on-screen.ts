import {
  $getRoot,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";

import { $editorBlocks } from "../blocks/selected-blocks.ts";

/** The height in pixels of the two bars, which cover text scrolled under them. The design tokens define it in parts. */
const barsPx = 88;

/**
 * Places the caret at the first block that starts on screen, or at the first block of the page, and inserts the lines
 * there.
 */
export function $typeOnScreen(editor: LexicalEditor, typed: string): void {
  const onScreen = $editorBlocks().find((block) => {
    const element = editor.getElementByKey(block.getKey());
    const top = element?.getBoundingClientRect().top ?? Number.NaN;
    return top >= barsPx && top < window.innerHeight;
  });
  typeLines(editor, (onScreen ?? $getRoot()).selectStart(), typed);
}

/** Places the caret at the end of the page, and inserts the lines there. */
export function $typeAtEnd(editor: LexicalEditor, typed: string): void {
  typeLines(editor, $getRoot().selectEnd(), typed);
}

function typeLines(editor: LexicalEditor, selection: RangeSelection, typed: string): void {
  for (const [index, line] of typed.split("\n").entries()) {
    if (index > 0) editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    if (line !== "") selection.insertText(line);
  }
}
