import { $getHtmlContent } from "@lexical/clipboard";
import { $selectAll } from "lexical";
import { expect, test } from "vitest";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { $setBlockKind } from "./block-kind.ts";

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

test("only rows of numbered lists have a number", async () => {
  const test = editorForTests([
    block("a", { id: "a", kind: "bullet" }),
    block("b", { id: "b", kind: "check" }),
    block("c", { id: "c", kind: "number" }),
    block("d", { id: "d", kind: "number" }),
  ]);
  const numbers = () =>
    [...(test.editor.getRootElement()?.querySelectorAll("li") ?? [])].map((row) =>
      row.getAttribute("value"),
    );
  expect(numbers()).toEqual([null, null, "1", "2"]);
  test.act(() => void $caretAt(0, 1));
  await test.type("x");
  test.act(() => void $setBlockKind($blockAt(3), "bullet"));
  expect(numbers()).toEqual([null, null, "1", null]);
  test.act(() => void $setBlockKind($blockAt(1), "number"));
  expect(numbers()).toEqual([null, "1", "2", null]);
});
