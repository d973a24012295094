import { KEY_DOWN_COMMAND } from "lexical";
import { expect, it } from "vitest";
import { $selectionFormat } from "../formatting/selection-format.ts";
import { $blockAt, block, editorForTests } from "../testing/editor-for-tests.ts";

/** The marks of a selected text after these keys. */
function marksAfter(...keys: readonly KeyboardEventInit[]): readonly string[] {
  const test = editorForTests([block("text")]);
  test.act(() => void $blockAt(0).select(0, 1));
  for (const key of keys) {
    test.act(() => {
      test.editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", key));
    });
  }
  return test.editor.read("latest", $selectionFormat)?.marks ?? [];
}

const control = { ctrlKey: true };

it.each([
  { mark: "bold", key: { ...control, code: "KeyB", key: "b" } },
  { mark: "strikethrough", key: { ...control, code: "KeyX", key: "X", shiftKey: true } },
  { mark: "code", key: { ...control, code: "KeyE", key: "e" } },
  { mark: "subscript", key: { ...control, code: "Comma", key: "," } },
  { mark: "superscript", key: { ...control, code: "Period", key: "." } },
  { mark: "yellow", key: { ...control, code: "KeyH", key: "H", shiftKey: true } },
])("a writer's keys give selected text the mark $mark, and take it off", ({ mark, key }) => {
  expect(marksAfter(key)).toEqual([mark]);
  expect(marksAfter(key, key)).toEqual([]);
});

it("raising lowered text ends the lowering", () => {
  const lower = { ...control, code: "Comma", key: "," };
  const raise = { ...control, code: "Period", key: "." };
  expect(marksAfter(lower, raise)).toEqual(["superscript"]);
});

it.each([
  { because: "a French keyboard has the comma there", key: { code: "KeyM", key: "," }, marks: 1 },
  { because: "a Dvorak keyboard has the E there", key: { code: "KeyD", key: "e" }, marks: 1 },
  { because: "a Russian keyboard has no E", key: { code: "KeyE", key: "у" }, marks: 1 },
  { because: "a Dvorak keyboard cuts there", key: { code: "KeyB", key: "x" }, marks: 0 },
  { because: "AltGr types characters", key: { code: "Comma", key: ",", altKey: true }, marks: 0 },
])("control and another key set $marks marks, because $because", ({ key, marks }) => {
  expect(marksAfter({ ...control, ...key })).toHaveLength(marks);
});
