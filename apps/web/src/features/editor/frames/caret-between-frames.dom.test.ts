import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
} from "lexical";
import { expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { block, editorForTests } from "../testing/editor-for-tests.ts";

const inToggle = (toggle: string, text: string) =>
  block(text, { within: { kind: "toggle", id: toggle as BlockId } });

const commands = [
  ["a character", DELETE_CHARACTER_COMMAND],
  ["a word", DELETE_WORD_COMMAND],
  ["a line", DELETE_LINE_COMMAND],
] as const;

it.each(
  commands.flatMap(([what, command]) => [
    { what, command, isBackward: true, is: ["One", "in onex", "Two", "in two", "End"] },
    { what, command, isBackward: false, is: ["One", "in one", "xTwo", "in two", "End"] },
  ]),
)("erasing $what between two toggles, backward $isBackward, goes into one", (row) => {
  const { editor, act, texts } = editorForTests([
    inToggle("O", "One"),
    inToggle("O", "in one"),
    inToggle("P", "Two"),
    inToggle("P", "in two"),
    block("End"),
  ]);
  act(() => void $getRoot().select(1, 1));
  editor.dispatchCommand(row.command, row.isBackward);
  act(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText("x");
  });
  expect(texts()).toEqual(row.is);
});
