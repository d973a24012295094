import { $getHtmlContent } from "@lexical/clipboard";
import { $selectAll } from "lexical";
import { expect, test } from "vitest";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { $setBlockKind } from "./block-kind.ts";
import { $indentBlocks } from "./indent-blocks.ts";

const tagsOf = (parent: Element | null | undefined) =>
  [...(parent?.children ?? [])].map(({ localName }) => localName);

test("headings render one level below the page's title, and are copied with their stored level", () => {
  const kinds = ["h1", "h2", "h3", "paragraph"] as const;
  const { editor, act } = editorForTests(kinds.map((kind) => block(kind, { kind })));
  expect(tagsOf(editor.getRootElement())).toEqual(["h2", "h3", "h4", "p"]);
  let html = "";
  act(() => {
    html = $getHtmlContent(editor, $selectAll());
  });
  const copied = new DOMParser().parseFromString(html, "text/html").body;
  expect(tagsOf(copied)).toEqual(["h1", "h2", "h3", "p"]);
});

test("a heading that changes its level is rendered again", () => {
  const { editor, act } = editorForTests([block("a", { kind: "h1" })]);
  act(() => void $setBlockKind($blockAt(0), "h3"));
  expect(tagsOf(editor.getRootElement())).toEqual(["h4"]);
});

test("only rows behind a deeper list have a number, for the browser counts the others", async () => {
  const test = editorForTests([
    block("a", { id: "a", kind: "bullet" }),
    block("b", { id: "b", kind: "number", indent: 1 }),
    block("c", { id: "c", kind: "bullet" }),
    block("d", { id: "d", kind: "number" }),
    block("e", { id: "e", kind: "bullet", indent: 1 }),
    block("f", { id: "f", kind: "number" }),
    block("g", { id: "g", kind: "number" }),
  ]);
  const numbers = () =>
    [...(test.editor.getRootElement()?.querySelectorAll("li") ?? [])].map((row) =>
      row.getAttribute("value"),
    );
  const deeper = null;
  // The rows a to g, and the items of the two deeper lists.
  expect(numbers()).toEqual([null, deeper, null, null, null, deeper, null, "2", null]);
  test.act(() => void $caretAt(3, 1));
  await test.type("x");
  expect(numbers()).toEqual([null, deeper, null, null, null, deeper, null, "2", null]);
  test.act(() => void $setBlockKind($blockAt(4), "number"));
  test.act(() => void $indentBlocks([$blockAt(4)], -1));
  expect(numbers()).toEqual([null, deeper, null, null, null, null, null, null]);
  test.act(() => void $indentBlocks([$blockAt(4)], 1));
  expect(numbers()).toEqual([null, deeper, null, null, null, deeper, null, "2", null]);
});
