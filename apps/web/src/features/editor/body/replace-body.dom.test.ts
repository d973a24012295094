import { $getSelection, $isRangeSelection, UNDO_COMMAND } from "lexical";
import { bodyToText } from "@stemma/document/body-to-text";
import { makeBody } from "@stemma/document/make-body";
import { expect, it, vi } from "vitest";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { editorBody } from "./editor-body.ts";
import { registerBodyChanges } from "./register-body-changes.ts";
import { replaceBody } from "./replace-body.ts";

const shown = () => editorForTests([block("Flour", { id: "a" }), block("Water", { id: "b" })]);

it("reports a change of the text, but not a selection or a replaced body", () => {
  const test = shown();
  const onChange = vi.fn();
  registerBodyChanges(test.editor, onChange);
  test.act(() => void $caretAt(0, 2));
  replaceBody(test.editor, makeBody([block("Salt", { id: "a" })]));
  expect(onChange).not.toHaveBeenCalled();
  test.act(() => $caretAt(0, 4).insertText("!"));
  expect(onChange).toHaveBeenCalledTimes(1);
  test.editor.dispatchCommand(UNDO_COMMAND, undefined);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("the caret stays in its block when the body is replaced, even if the block moved", () => {
  const test = shown();
  test.act(() => void $caretAt(1, 3));
  replaceBody(
    test.editor,
    makeBody([block("New"), block("Flour", { id: "a" }), block("Water!", { id: "b" })]),
  );
  test.act(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText("|");
  });
  expect(test.texts()).toEqual(["New", "Flour", "Wat|er!"]);
});

it("undo stops at the replaced body", () => {
  const test = shown();
  test.act(() => $caretAt(0, 0).insertText("x"));
  replaceBody(test.editor, makeBody([block("Salt", { id: "s" })]));
  test.act(() => $caretAt(0, 0).insertText("y"));
  test.editor.dispatchCommand(UNDO_COMMAND, undefined);
  expect(test.texts()).toEqual(["Salt"]);
  test.editor.dispatchCommand(UNDO_COMMAND, undefined);
  expect(test.texts()).toEqual(["Salt"]);
});

it("reading the body returns the body that replaced it", () => {
  const body = makeBody([
    block("a\tb", { id: "a", kind: "h3", indent: 2 }),
    block("c\nd", { id: "c" }),
  ]);
  const test = shown();
  replaceBody(test.editor, body);
  const read = editorBody(test.editor.getEditorState());
  expect(read).toEqual(body);
  expect(bodyToText(read)).toBe("a\tb\nc\nd");
});
