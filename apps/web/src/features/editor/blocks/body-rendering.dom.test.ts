import { $getHtmlContent } from "@lexical/clipboard";
import { $selectAll } from "lexical";
import { expect, test } from "vitest";
import { $blockAt, block, editorForTests } from "../testing/editor-for-tests.ts";
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
