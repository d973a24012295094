import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyRows } from "@stemma/document/body-rows";
import { $isCalloutNode } from "@stemma/document/containers/callout-node";
import { lookOf, type CalloutTone } from "@stemma/document/containers/container";
import { readBody } from "@stemma/document/read-body";
import { $blockOf, $selectedBlocks } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { replaceBody } from "../body/replace-body.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $calloutOf, $putIntoCallout, $removeCallout, $wrapInCallout } from "./callout-rows.ts";

const inside = (id: string, text: string, shape: Parameters<typeof block>[1] = {}) =>
  block(text, { ...shape, id, within: { kind: "callout", id: "C" as BlockId, tone: "tip" } });

/** A paragraph, a callout of two rows, and a paragraph. */
const page = () =>
  editorForTests([
    block("Before", { id: "a" }),
    inside("b", "One"),
    inside("c", "Two", { kind: "bullet" }),
    block("After", { id: "d" }),
  ]);

/** The rows as `text`, `tip[1] text` for the first callout, and so on; a row of a list has a dash. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  const ids: string[] = [];
  return bodyRows(body).map(({ type, children, within }) => {
    const text = children.map((child) => ("text" in child ? child.text : "")).join("");
    const shown = `${type === "listitem" ? "- " : ""}${text}`;
    if (within === undefined) return shown;
    if (!ids.includes(within.id)) ids.push(within.id);
    return `${lookOf(within)}[${ids.indexOf(within.id) + 1}] ${shown}`.trim();
  });
}

/** Whether the editor's nodes stand as a page stores them. */
function isCanonical({ editor }: TestEditor): boolean {
  return editor.read(() => {
    const callouts = $getRoot().getChildren().filter($isCalloutNode);
    return callouts.every((one) => !one.isEmpty() && !one.getChildren().some($isCalloutNode));
  });
}

const whole = ["Before", "tip[1] One", "tip[1] - Two", "After"];

describe("a callout in the editor", () => {
  it("is what the page stores", () => {
    expect(rowsOf(page())).toEqual(whole);
  });

  it.each<CalloutTone>(["note", "tip", "important", "warning"])("%s has its look", (tone) => {
    const test = page();
    test.act(() => $putIntoCallout($blockAt(1), tone));
    const element = test.editor.getRootElement()?.querySelector(".callout");
    expect(element?.className).toBe(`callout callout-${tone}`);
    expect(element?.getAttribute("role")).toBe("note");
    expect(element?.getAttribute("aria-label")?.toLowerCase()).toBe(tone);
    expect(rowsOf(test)[1]).toBe(`${tone}[1] One`);
  });

  it("is inserted by the slash menu, around a new row where text stands before the slash", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("/warn");
    test.act(() => $insertObject("warning"));
    await test.type("Hot");
    expect(rowsOf(test)).toEqual(["warning[1] Hot"]);
    await test.type("\n\nCold /t");
    test.act(() => $insertObject("tip"));
    await test.type("Wait");
    expect(rowsOf(test)).toEqual(["warning[1] Hot", "Cold ", "tip[2] Wait"]);
  });

  it.each([
    { at: 0, is: ["tip[1] One", "warning[2]", "tip[3] Two"] },
    { at: 1, is: ["tip[1] One", "tip[1] Two", "warning[2]"] },
  ])("follows the one that it is inserted in, behind the text of row $at", async ({ at, is }) => {
    const test = editorForTests([inside("b", "One"), inside("c", "Two")]);
    test.act(() => void $blockAt(at).selectEnd());
    await test.type(" /warn");
    test.act(() => $insertObject("warning"));
    expect(rowsOf(test)).toEqual(is);
    await test.type("x");
    expect(rowsOf(test)).toContain("warning[2] x");
  });

  it.each([
    { typed: "> [!NOTE]a", is: ["note[1] a"] },
    { typed: "> [!caution]a", is: ["warning[1] a"] },
    { typed: "> [!nothing]a", is: ["[!nothing]a"] },
    { typed: "[!NOTE]a", is: ["[!NOTE]a"] },
  ])("is typed as Markdown: $typed", async ({ typed, is }) => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type(typed);
    expect(rowsOf(test)).toEqual(is);
  });

  it("gives back what was typed on Backspace", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("> [!TIP]");
    expect(rowsOf(test)).toEqual(["tip[1]"]);
    await test.backspace();
    expect(rowsOf(test)).toEqual(["[!TIP]"]);
  });
});

describe("blocks that are put into a callout", () => {
  const many = () =>
    editorForTests([
      block("Before", { id: "a" }),
      block("One", { id: "b", kind: "number" }),
      block("Two", { id: "c", kind: "number" }),
      block("Deep", { id: "d", kind: "bullet", indent: 1 }),
      block("After", { id: "e" }),
      inside("f", "In"),
      inside("g", "In too"),
    ]);
  const start = ["Before", "- One", "- Two", "- Deep", "After", "tip[1] In", "tip[1] In too"];

  it.each([
    {
      from: 0,
      to: 4,
      is: [...start.slice(0, 5).map((row) => `note[1] ${row}`), "tip[2] In", "tip[2] In too"],
    },
    {
      from: 2,
      to: 3,
      is: [
        "Before",
        "- One",
        "note[1] - Two",
        "note[1] - Deep",
        "After",
        "tip[2] In",
        "tip[2] In too",
      ],
    },
    {
      from: 0,
      to: 1,
      is: [
        "note[1] Before",
        "note[1] - One",
        "- Two",
        "- Deep",
        "After",
        "tip[2] In",
        "tip[2] In too",
      ],
    },
    { from: 4, to: 5, is: [...start.slice(0, 4), "note[1] After", "note[1] In", "note[1] In too"] },
    { from: 5, to: 6, is: [...start.slice(0, 5), "note[1] In", "note[1] In too"] },
  ])(
    "from row $from to row $to keep their lists, and come back on undo",
    async ({ from, to, is }) => {
      const test = many();
      expect(rowsOf(test)).toEqual(start);
      const ids = test.ids();
      test.act(() => {
        const selection = $caretAt(from, 1);
        const text = $blockAt(to).getAllTextNodes()[0];
        selection.focus.set(text?.getKey() ?? "", 1, "text");
        $wrapInCallout($selectedBlocks(), "note");
      });
      expect(rowsOf(test)).toEqual(is);
      expect(test.ids()).toEqual(ids);
      expect(isCanonical(test)).toBe(true);
      await test.undo();
      expect(rowsOf(test)).toEqual(start);
    },
  );
});

describe("Enter", () => {
  it("adds a row, and leaves the callout in an empty last row", async () => {
    const test = editorForTests([inside("b", "One"), block("After", { id: "d" })]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type("\nTwo\n");
    expect(rowsOf(test)).toEqual(["tip[1] One", "tip[1] Two", "tip[1]", "After"]);
    await test.type("\nOut");
    expect(rowsOf(test)).toEqual(["tip[1] One", "tip[1] Two", "Out", "After"]);
  });

  it("ends a list in it before it leaves it", async () => {
    const test = page();
    test.act(() => void $blockAt(2).selectEnd());
    await test.type("\n\n");
    expect(rowsOf(test)).toEqual([...whole.slice(0, 3), "tip[1]", "After"]);
    await test.type("\n");
    expect(rowsOf(test)).toEqual([...whole.slice(0, 3), "", "After"]);
    await test.undo();
    expect(rowsOf(test)).not.toEqual([...whole.slice(0, 3), "", "After"]);
  });

  it("makes a callout with one empty row go", () => {
    const test = editorForTests([inside("b", "")]);
    test.act(() => void $blockAt(0).select(0, 0));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(rowsOf(test)).toEqual([""]);
    expect(test.ids()).toEqual(["b"]);
  });
});

describe("Backspace", () => {
  it.each([
    { index: 1, times: 1, is: ["Before", "One", "tip[1] - Two", "After"] },
    { index: 2, times: 1, is: ["Before", "tip[1] One", "tip[1] Two", "After"] },
    { index: 3, times: 3, is: whole },
  ])("at the start of row $index, $times times", ({ index, times, is }) => {
    const test = page();
    test.act(() => void $caretAt(index, 0));
    for (let turn = 0; turn < times; turn += 1) {
      test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, index !== 3 || turn === 0);
      test.editor.read(() => undefined);
    }
    expect(rowsOf(test)).toEqual(is);
    expect(isCanonical(test)).toBe(true);
  });

  it("behind a callout moves the caret into it", () => {
    const test = page();
    test.act(() => void $caretAt(3, 0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    const text = test.editor.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection)
        ? $blockOf(selection.anchor.getNode())?.getTextContent()
        : "";
    });
    expect(text).toBe("Two");
    expect(rowsOf(test)).toEqual(whole);
  });
});

it.each([DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND])(
  "an empty first paragraph before a callout is erased, and the caret stands in its first row: %s",
  async (command) => {
    const test = editorForTests([block("", { id: "a" }), inside("b", "One")]);
    test.act(() => void $blockAt(0).select(0, 0));
    test.editor.dispatchCommand(command, true);
    expect(rowsOf(test)).toEqual(["tip[1] One"]);
    const anchor = test.editor.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection) ? $blockOf(selection.anchor.getNode()) : null;
    });
    expect(anchor).not.toBeNull();
    await test.type("x");
    expect(rowsOf(test)).toEqual(["tip[1] xOne"]);
  },
);

describe("a selection across its edges", () => {
  it.each([
    { from: [0, 3], to: [1, 1], is: ["Bef", "tip[1] ne", "tip[1] - Two", "After"] },
    { from: [1, 1], to: [3, 2], is: ["Before", "tip[1] O", "ter"] },
    { from: [0, 0], to: [3, 5], is: [""] },
    { from: [1, 0], to: [2, 3], is: ["Before", "tip[1]", "After"] },
  ])("is deleted from $from to $to, and undone", async ({ from, to, is }) => {
    const test = page();
    test.act(() => {
      const selection = $caretAt(from[0] ?? 0, from[1] ?? 0);
      const end = $blockAt(to[0] ?? 0).getAllTextNodes()[0];
      if (end !== undefined) selection.focus.set(end.getKey(), to[1] ?? 0, "text");
      selection.removeText();
    });
    expect(rowsOf(test)).toEqual(is);
    expect(isCanonical(test)).toBe(true);
    await test.undo();
    expect(rowsOf(test)).toEqual(whole);
  });
});

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

it("is removed and its rows stay, and undo brings it back", async () => {
  const test = page();
  test.act(() => {
    const callout = $calloutOf($blockAt(1));
    if (callout !== null) $removeCallout(callout);
  });
  expect(rowsOf(test)).toEqual(["Before", "One", "- Two", "After"]);
  await test.undo();
  expect(rowsOf(test)).toEqual(whole);
});

it("keeps the caret where the body is replaced", () => {
  const test = page();
  test.act(() => void $caretAt(1, 2));
  replaceBody(test.editor, editorBody(test.editor.getEditorState()));
  test.act(() => $getSelection()?.insertText("x"));
  expect(rowsOf(test)[1]).toBe("tip[1] Onxe");
});
