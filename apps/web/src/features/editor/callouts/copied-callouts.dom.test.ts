import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $getRoot, $getSelection } from "lexical";
import { describe, expect, it } from "vitest";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { isCanonical, page, rowsOf, whole } from "../testing/callout-editor.ts";

describe("what is copied", () => {
  function copied(test: TestEditor) {
    test.act(() => void $getRoot().select(0, $getRoot().getChildrenSize()));
    return test.editor.read(() => $getClipboardDataFromSelection($getSelection()));
  }

  it("is a callout again, as our own format and as HTML, with an id of its own", () => {
    const data = copied(page());
    expect(data["text/plain"]).toContain("One");
    const json = clipboardToBlocks(data["application/x-lexical-editor"] ?? "") ?? [];
    const document = new DOMParser().parseFromString(data["text/html"] ?? "", "text/html");
    for (const blocks of [json, htmlToBlocks(document.body)]) {
      const test = page();
      test.act(() => $insertBlocks(blocks, $blockAt(3).selectEnd()));
      expect(rowsOf(test)).toEqual([
        ...whole.slice(0, 3),
        "AfterBefore",
        "tip[2] One",
        "tip[2] - Two",
        "After",
      ]);
    }
  });

  it("joins the callout that it is pasted into", () => {
    const data = copied(page());
    const blocks = clipboardToBlocks(data["application/x-lexical-editor"] ?? "") ?? [];
    const test = page();
    test.act(() => $insertBlocks(blocks, $blockAt(1).selectEnd()));
    expect(rowsOf(test)).toEqual([
      "Before",
      "tip[1] OneBefore",
      "tip[1] One",
      "tip[1] - Two",
      "tip[1] After",
      "tip[1] - Two",
      "After",
    ]);
    expect(isCanonical(test)).toBe(true);
    expect(new Set(test.ids()).size).toBe(test.ids().length);
  });

  it.each([
    { at: 0, is: ["tip[1] in", "tip[1] in too", "- item"] },
    { at: 2, is: ["- it", "tip[1] in", "tip[1] in too", "- em"] },
    { at: 4, is: ["- item", "tip[1] in", "tip[1] in too"] },
  ])("leaves the end of the row behind it that it is pasted into, at $at", ({ at, is }) => {
    const test = editorForTests([block("item", { id: "a", kind: "bullet" })]);
    const html = '<div class="callout callout-tip"><p>in</p><p>in too</p></div>';
    const { body } = new DOMParser().parseFromString(html, "text/html");
    test.act(() => $insertBlocks(htmlToBlocks(body), $caretAt(0, at)));
    expect(rowsOf(test)).toEqual(is);
  });

  it("has a new id for each copy, also in a page of many", () => {
    const html = '<div class="callout callout-tip"><p>in</p></div>'.repeat(1000);
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const test = page();
    const blocks = htmlToBlocks(body);
    test.act(() => $insertBlocks([...blocks, ...blocks], $blockAt(3).selectEnd()));
    expect(new Set(rowsOf(test).map((row) => row.split(" ")[0])).size).toBe(2003);
  });

  it.each([
    {
      in: '<div class="markdown-alert markdown-alert-note">',
      is: ["note[1] My own title", "note[1] x"],
    },
    { in: "<div>", is: ["My own title", "x"] },
  ])("keeps a title of its own words: $in", ({ in: opening, is }) => {
    const html = `${opening}<p class="markdown-alert-title">My own title</p><p>x</p></div>`;
    const test = editorForTests([block("", { id: "a" })]);
    const { body } = new DOMParser().parseFromString(html, "text/html");
    test.act(() => $insertBlocks(htmlToBlocks(body), $blockAt(0).selectEnd()));
    expect(rowsOf(test).filter((row) => row !== "")).toEqual(is);
  });

  it.each([
    {
      from: "GitHub",
      html: '<div class="markdown-alert markdown-alert-caution"><p class="markdown-alert-title">Caution</p><p>Hot</p></div>',
      is: "warning[1] Hot",
    },
    {
      from: "Confluence",
      html: '<div class="confluence-information-macro confluence-information-macro-information"><span class="confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>Hot</p></div></div>',
      is: "note[1] Hot",
    },
    {
      from: "Confluence's editor",
      html: '<div data-panel-type="success"><div><p>Hot</p></div></div>',
      is: "tip[1] Hot",
    },
    {
      from: "Notion",
      html: '<figure class="block-color-gray_background callout"><div>💡</div><div>Hot</div></figure>',
      is: "note[1] 💡",
    },
  ])("from $from becomes a callout", ({ html, is }) => {
    const test = editorForTests([block("x", { id: "a" })]);
    const { body } = new DOMParser().parseFromString(html, "text/html");
    test.act(() => $insertBlocks(htmlToBlocks(body), $blockAt(0).selectEnd()));
    expect(rowsOf(test)[1]).toBe(is);
  });
});
