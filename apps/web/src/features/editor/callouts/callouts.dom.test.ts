import { $getRoot, $getSelection, CONTROLLED_TEXT_INSERTION_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import type { CalloutTone } from "@stemma/document/containers/container";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { replaceBody } from "../body/replace-body.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { $frameOf, $putIntoFrame, $removeFrame, $wrapInFrame } from "../frames/frame-rows.ts";
import { inside, isCanonical, page, rowsOf, whole } from "../testing/callout-editor.ts";

describe("a callout in the editor", () => {
  it("is what the page stores", () => {
    expect(rowsOf(page())).toEqual(whole);
  });

  it.each<CalloutTone>(["note", "tip", "important", "warning"])("%s has its look", (tone) => {
    const test = page();
    test.act(() => $putIntoFrame($blockAt(1), tone));
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
    { typed: "> [!NOTE] a b", is: ["note[1] a b"] },
    { typed: "> [!NOTE]  a", is: ["note[1]  a"] },
    { typed: "> [!nothing] a", is: ["[!nothing] a"] },
    { typed: "> [!nothing]a", is: ["[!nothing]a"] },
    { typed: "[!NOTE]a", is: ["[!NOTE]a"] },
  ])("is typed as Markdown: $typed", async ({ typed, is }) => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type(typed);
    expect(rowsOf(test)).toEqual(is);
  });

  it("keeps a space that was not typed directly after its sign", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("> [!TIP]a");
    test.act(() => $getRoot().getAllTextNodes()[0]?.select(0, 1).removeText());
    await test.type(" b");
    expect(rowsOf(test)).toEqual(["tip[1]  b"]);
  });

  it("has no undo step for the space after its sign", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("> [!TIP]");
    const take = () => test.editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, " ");
    expect(take()).toBe(true);
    await test.type("Wait");
    expect(rowsOf(test)).toEqual(["tip[1] Wait"]);
    await test.undo();
    expect(rowsOf(test)).toEqual(["tip[1]"]);
    await test.undo();
    expect(rowsOf(test)).toEqual(["[!TIP]"]);
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
        $wrapInFrame($selectedBlocks(), "note");
      });
      expect(rowsOf(test)).toEqual(is);
      expect(test.ids()).toEqual(ids);
      expect(isCanonical(test)).toBe(true);
      await test.undo();
      expect(rowsOf(test)).toEqual(start);
    },
  );
});

it("is removed and its rows stay, and undo brings it back", async () => {
  const test = page();
  test.act(() => {
    const callout = $frameOf($blockAt(1));
    if (callout !== null) $removeFrame(callout);
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
