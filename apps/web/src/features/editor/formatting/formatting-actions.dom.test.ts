import { $getRoot, $isRangeSelection, $getSelection } from "lexical";
import { markBits } from "@stemma/document/marks";
import { makeBlock } from "@stemma/document/make-block";
import { newBlockId } from "@stemma/document/block-id";
import { expect, it } from "vitest";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { formattingActions } from "./formatting-actions.ts";
import { $selectionFormat } from "./selection-format.ts";

it("changing all selected blocks to headings keeps their ids, alignment and indent", () => {
  const test = editorForTests([
    block("a", { id: "a", alignment: "center", indent: 2 }),
    block("b", { id: "b" }),
    block("c", { id: "c" }),
  ]);
  test.act(() => {
    const selection = $caretAt(0, 0);
    selection.focus.set($blockAt(2).getKey(), 0, "element");
    formattingActions.h2.$run();
  });
  expect(test.ids()).toEqual(["a", "b", "c"]);
  expect(test.editor.getEditorState().toJSON().root.children).toMatchObject([
    { type: "heading", tag: "h2", format: "center", indent: 2 },
    { type: "heading", tag: "h2" },
    { type: "paragraph" },
  ]);
});

it("indenting stops at ten steps, outdenting at none", () => {
  const test = editorForTests([block("a")]);
  const press = (action: "indent" | "outdent", times: number): number => {
    for (let pressed = 0; pressed < times; pressed += 1) {
      test.act(() => {
        $caretAt(0, 0);
        formattingActions[action].$run();
      });
    }
    return test.editor.read(() => $blockAt(0).getIndent());
  };
  expect(press("indent", 12)).toBe(10);
  expect(press("outdent", 12)).toBe(0);
});

it("removing formatting removes marks, alignment and indent of the selection only, and keeps headings", () => {
  const bold = [{ text: "bold words", marks: markBits.bold | markBits.italic, url: null }];
  const test = editorForTests([
    makeBlock({ id: newBlockId(), kind: "h1", alignment: "right", indent: 1 }, bold),
  ]);
  test.act(() => {
    const text = $blockAt(0).getAllTextNodes()[0];
    text?.select(0, 4);
    formattingActions.clear.$run();
  });
  expect(test.editor.getEditorState().toJSON().root.children).toMatchObject([
    {
      tag: "h1",
      format: "",
      indent: 0,
      children: [
        { text: "bold", format: 0 },
        { text: " words", format: 3 },
      ],
    },
  ]);
});

it("the toolbar shows the format that all selected text shares", () => {
  const test = editorForTests([block("a", { kind: "h1", alignment: "end" }), block("b")]);
  const format = () => test.editor.read($selectionFormat);
  test.act(() => void $caretAt(0, 0));
  expect(format()).toMatchObject({ kind: "h1", alignment: "right", marks: [], mayOutdent: false });
  test.act(() => {
    $getRoot().select(0, 2);
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.formatText("underline");
  });
  expect(format()).toMatchObject({ kind: null, alignment: null, marks: ["underline"] });
});
