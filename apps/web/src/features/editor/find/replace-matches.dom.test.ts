import { $createLinkNode } from "@lexical/link";
import { $createTextNode, $createLineBreakNode, type ElementNode } from "lexical";
import { describe, expect, it } from "vitest";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $findMatches } from "./find-matches.ts";
import { replaceMatches } from "./replace-matches.ts";
import { searchPattern } from "./search-pattern.ts";

const find = ({ editor }: TestEditor, text: string) =>
  editor.read(() =>
    $findMatches(searchPattern({ text, isCaseSensitive: false, isWholeWord: false }), null),
  ).matches;

/** `<strong>Br</strong>ead and [bread](https://a.test) baker`, in one row. */
function openMarked(): TestEditor {
  const test = editorForTests([block("Br"), block("bread")]);
  test.act(() => {
    const row: ElementNode = $blockAt(0);
    row.getAllTextNodes()[0]?.toggleFormat("bold");
    const link = $createLinkNode("https://a.test").append($createTextNode("bread"));
    row.append($createTextNode("ead and "), link, $createTextNode(" baker"));
  });
  return test;
}

describe("text that is searched", () => {
  it("is found across marks and links, in order, but not across rows and lines", () => {
    const test = openMarked();
    const places = (text: string) =>
      find(test, text).map(({ row, start, end }) => [row, start, end]);
    expect(places("bread")).toEqual([
      [0, 0, 5],
      [0, 10, 15],
      [1, 0, 5],
    ]);
    expect(places("d bak")).toEqual([[0, 14, 19]]);
    test.act(() => void $blockAt(1).append($createLineBreakNode(), $createTextNode("x")));
    expect(places("dx")).toEqual([]);
  });

  it("is found from a place on, and from the start again if nothing follows", () => {
    const test = editorForTests([block("a b a"), block("a")]);
    const pattern = searchPattern({ text: "a", isCaseSensitive: false, isWholeWord: false });
    const currentFrom = (rowKey: string, row: number, offset: number) =>
      test.editor.read(() => $findMatches(pattern, { rowKey, row, offset }).current);
    const key = test.editor.read(() => $blockAt(0).getKey());
    expect(currentFrom(key, 0, 1)).toBe(1);
    expect(currentFrom(key, 0, 5)).toBe(2);
    expect(currentFrom("gone", 1, 9)).toBe(2);
    expect(currentFrom("gone", 2, 0)).toBe(0);
  });
});

describe("replaced text", () => {
  it("has the format of the first character and stays in its link, in one step of undo", async () => {
    const test = openMarked();
    const before = test.html();
    replaceMatches(test.editor, find(test, "bread"), "Roll");
    expect(test.html()).toBe(
      '<p><strong>Roll</strong> and <a href="https://a.test">Roll</a> baker</p><p>Roll</p>',
    );
    await test.undo();
    expect(test.html()).toBe(before);
  });

  it("may be nothing: then its link goes, and its row stays", () => {
    const test = openMarked();
    const ids = test.ids();
    replaceMatches(test.editor, find(test, "bread"), "");
    expect(test.html()).toBe("<p> and  baker</p><p><br></p>");
    expect(test.ids()).toEqual(ids);
  });

  it("is not searched again, and Markdown in it stays text", async () => {
    const test = editorForTests([block("aa")]);
    test.act(() => void $caretAt(0, 2));
    replaceMatches(test.editor, find(test, "a"), "*aa*");
    await test.type("x");
    expect(test.texts()[0]?.replace("x", "")).toBe("*aa**aa*");
  });

  it("is replaced in two thousand rows at once", async () => {
    const test = editorForTests(Array.from({ length: 2000 }, (_, index) => block(`row ${index}`)));
    const matches = find(test, "row");
    expect(matches.length).toBe(2000);
    replaceMatches(test.editor, matches, "line");
    expect(test.texts()[1999]).toBe("line 1999");
    await test.undo();
    expect(test.texts()[0]).toBe("row 0");
  });
});
