import { $getSelection, $isRangeSelection, type RangeSelection } from "lexical";
import { expect, it } from "vitest";
import { replaceBody } from "../body/replace-body.ts";
import { makeBody } from "@stemma/document/make-body";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $changeLink } from "./link-commands.ts";

const url = "https://a.test/";

/** Takes a selection from an offset in one block to an offset in another. */
function selected(test: TestEditor, from: [number, number], to: [number, number]): RangeSelection {
  let taken: RangeSelection | null = null;
  test.act(() => {
    const { key, offset, type } = $caretAt(...from).anchor;
    const selection = $caretAt(...to);
    selection.anchor.set(key, offset, type);
    taken = selection.clone();
  });
  return taken ?? expect.fail();
}

const link = (test: TestEditor, selection: RangeSelection, to: string | null = url): boolean => {
  let isDone = false;
  test.act(() => {
    isDone = $changeLink(selection, to);
  });
  return isDone;
};

it("links the selected words, also over several rows, and keeps them selected", () => {
  const test = editorForTests([block("Flour and"), block("water")]);
  expect(link(test, selected(test, [0, 6], [1, 5]))).toBe(true);
  expect(test.html()).toMatch(/<p>Flour <a [^>]*>and<\/a><\/p><p><a [^>]*>water<\/a><\/p>/);
  const text = test.editor.read(() => $getSelection()?.getTextContent());
  expect(text).toBe("and\nwater");
});

it("a caret stands for the whole link", () => {
  const test = editorForTests([block("Flour")]);
  link(test, selected(test, [0, 0], [0, 5]));
  const caret = selected(test, [0, 2], [0, 2]);
  link(test, caret, "mailto:ana@a.test");
  expect(test.html()).toMatch(/<p><a href="mailto:ana@a.test"[^>]*>Flour<\/a><\/p>/);
  link(test, selected(test, [0, 2], [0, 2]), null);
  expect(test.html()).toBe("<p>Flour</p>");
});

it("changes nothing where the text is gone, for example after a merge", () => {
  const test = editorForTests([block("Flour")]);
  const selection = selected(test, [0, 0], [0, 5]);
  replaceBody(test.editor, makeBody([block("Water")]));
  expect(link(test, selection)).toBe(false);
  expect(test.html()).toBe("<p>Water</p>");
  test.act(() => void $blockAt(0).selectEnd());
  expect(test.editor.read(() => $isRangeSelection($getSelection()))).toBe(true);
});
