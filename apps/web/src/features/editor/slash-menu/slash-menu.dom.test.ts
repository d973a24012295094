import { $getSelection, $isRangeSelection, PASTE_TAG, $addUpdateTag } from "lexical";
import { describe, expect, it } from "vitest";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { observeQuery } from "../caret-menu/observe-query.ts";
import { observeTyped, type TypedState } from "../caret-menu/observe-typed.ts";
import { $snippetQuery } from "../snippets/snippet-query.ts";
import { $insertObject } from "./insert-object.ts";
import { slashQuery } from "./slash-query.ts";

function $type(text: string): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) selection.insertText(text);
}

function observed(text: string): { test: TestEditor; reported: TypedState[]; close: () => void } {
  const test = editorForTests([block(text, { id: "a" })]);
  const reported: TypedState[] = [];
  const { close } = observeTyped(test.editor, slashQuery, (state) => reported.push(state));
  test.act(() => void $caretAt(0, text.length));
  return { test, reported, close };
}

describe("the slash menu", () => {
  it("opens when a slash is typed, reports the query after it, and closes when the slash is deleted", () => {
    const { test, reported } = observed("");
    test.act(() => $type("/"));
    test.act(() => $type("h"));
    test.act(() => void $blockAt(0).clear().select());
    expect(reported).toEqual([
      { query: "", isAtStart: true, kind: "paragraph" },
      { query: "h", isAtStart: true, kind: "paragraph" },
      null,
    ]);
  });

  it("stays closed after Escape until the next slash", () => {
    const { test, reported, close } = observed("");
    test.act(() => $type("/"));
    close();
    test.act(() => $type("h"));
    test.act(() => $type(" /"));
    expect(reported.map((state) => state?.query)).toEqual(["", undefined, ""]);
  });

  it("does not open for a slash in a word, nor for a pasted one", () => {
    const { test, reported } = observed("and");
    test.act(() => $type("/"));
    test.act(() => {
      $addUpdateTag(PASTE_TAG);
      $type(" /");
    });
    expect(reported).toEqual([]);
  });

  it.each(["`/`", "**/**"])("does not open where Markdown makes %s a slash", async (typed) => {
    const { test, reported } = observed("");
    await test.type(typed);
    expect(test.texts()).toEqual(["/"]);
    expect(reported).toEqual([]);
  });

  it("closes when a space follows a slash after other text", () => {
    const { test, reported } = observed("one or ");
    for (const character of ["/", " ", "p"]) test.act(() => $type(character));
    expect(reported).toEqual([{ query: "", isAtStart: false, kind: "paragraph" }, null]);
  });

  it.each([
    {
      text: "/h2",
      caret: 3,
      blocks: [["heading", ""]],
      because: "an empty block becomes the object",
    },
    {
      text: "/2 rest",
      caret: 2,
      blocks: [["heading", " rest"]],
      because: "the slash was at the block's start",
    },
    {
      text: "Flour /2",
      caret: 8,
      blocks: [
        ["paragraph", "Flour "],
        ["heading", ""],
      ],
      because: "text precedes the slash",
    },
    {
      text: "Flour /2rest",
      caret: 8,
      blocks: [
        ["paragraph", "Flour "],
        ["heading", "rest"],
      ],
      because: "the text after it becomes the object",
    },
  ])("makes $blocks of '$text', because $because", ({ text, caret, blocks }) => {
    const test = editorForTests([block(text, { id: "a" })]);
    test.act(() => {
      $caretAt(0, caret);
      $insertObject("h2");
    });
    const types = test.texts().map((_, index) => test.editor.read(() => $blockAt(index).getType()));
    expect(test.texts().map((line, index) => [types[index], line])).toEqual(blocks);
    expect(test.ids()[0]).toBe("a");
  });

  it("writes a variable where the slash stood, and opens no menu of snippets for it", () => {
    const test = editorForTests([block("By /author", { id: "a" })]);
    const reported: unknown[] = [];
    const { stop } = observeQuery(test.editor, $snippetQuery, (state) => reported.push(state));
    test.act(() => {
      $caretAt(0, "By /author".length);
      $insertObject("{{author}}");
    });
    test.act(() => $type(", today"));
    stop();
    expect(test.texts()).toEqual(["By {{author}}, today"]);
    expect(reported).toEqual([]);
  });
});
