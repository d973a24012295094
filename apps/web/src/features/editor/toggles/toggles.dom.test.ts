import { $getSelection, $isRangeSelection, DELETE_CHARACTER_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import { $wholeRows } from "../blocks/whole-rows.ts";
import { $deleteRows, $duplicateRows } from "../blocks/row-edits.ts";
import { $setBlockKinds } from "../blocks/block-kind.ts";
import { $blockOf, $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $putIntoFrame, $wrapInFrame } from "../frames/frame-rows.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { inside, rowsOf } from "../testing/callout-editor.ts";
import { inToggle, togglePage, wholeToggle } from "../testing/toggle-editor.ts";

const erase = ({ editor }: TestEditor, isBackward = true): void => {
  editor.dispatchCommand(DELETE_CHARACTER_COMMAND, isBackward);
  editor.read(() => undefined);
};

/** The text of the row with the caret. */
const rowAtCaret = ({ editor }: TestEditor): string | undefined =>
  editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return undefined;
    return $blockOf(selection.anchor.getNode())?.getTextContent();
  });

describe("a toggle in the editor", () => {
  it("is what the page stores, and is named to screen readers", () => {
    const test = togglePage();
    expect(rowsOf(test)).toEqual(wholeToggle);
    const element = test.editor.getRootElement()?.querySelector(".toggle");
    expect(element?.getAttribute("role")).toBe("group");
    expect(element?.getAttribute("aria-label")).toBe("Toggle");
  });

  it("is inserted by the slash menu, also from a toggle, which it splits", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("/tog");
    test.act(() => $insertObject("toggle"));
    await test.type("How?\nSlowly\n/tog");
    test.act(() => $insertObject("toggle"));
    await test.type("Why?\nTaste");
    expect(rowsOf(test)).toEqual([
      "toggle[1] How?",
      "toggle[1] Slowly",
      "toggle[2] Why?",
      "toggle[2] Taste",
    ]);
    test.act(() => void $blockAt(1).selectStart());
    test.act(() => $putIntoFrame($blockAt(1), "toggle"));
    expect(rowsOf(test).slice(0, 2)).toEqual(["toggle[1] How?", "toggle[2] Slowly"]);
  });

  it.each([
    { typed: ">>> How?", is: ["toggle[1] How?"] },
    { typed: ">>> > How?", is: ["toggle[1] > How?"] },
    { typed: ">>> - How?", is: ["toggle[1] - How?"] },
    { typed: ">>> # How?\n- a", is: ["toggle[1] How?", "toggle[1] - a"] },
    { typed: ">> How?", is: [">> How?"] },
  ])("is typed as Markdown: $typed", async ({ typed, is }) => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type(typed);
    expect(rowsOf(test)).toEqual(is);
  });

  it("is one step to undo when it is typed, and Backspace gives the signs back", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type(">>> ");
    expect(rowsOf(test)).toEqual(["toggle[1]"]);
    await test.backspace();
    expect(rowsOf(test)).toEqual([">>> "]);
  });

  it("is put around selected rows, and a callout becomes one", () => {
    const test = editorForTests([
      block("One", { id: "a" }),
      block("Two", { id: "b", kind: "bullet" }),
      inside("c", "Three"),
    ]);
    test.act(() => {
      const selection = $caretAt(0, 1);
      const end = $blockAt(1).getAllTextNodes()[0];
      if (end !== undefined) selection.focus.set(end.getKey(), 1, "text");
      $wrapInFrame($selectedBlocks(), "toggle");
    });
    expect(rowsOf(test)).toEqual(["toggle[1] One", "toggle[1] - Two", "tip[2] Three"]);
    test.act(() => $putIntoFrame($blockAt(2), "toggle"));
    expect(rowsOf(test)[2]).toBe("toggle[2] Three");
    test.act(() => $putIntoFrame($blockAt(0), "warning"));
    expect(rowsOf(test).slice(0, 2)).toEqual(["warning[1] One", "warning[1] - Two"]);
  });

  it.each([
    { kind: "bullet", is: ["toggle[1] How?", "toggle[1] Slowly"] },
    { kind: "quote", is: ["toggle[1] How?", "toggle[1] Slowly"] },
    { kind: "codeBlock", is: ["toggle[1]", "toggle[1] How?", "toggle[1] Slowly"] },
    { kind: "h2", is: ["toggle[1] How?", "toggle[1] Slowly"] },
  ] as const)("keeps a summary where its first row is made a $kind", async ({ kind, is }) => {
    const test = editorForTests([inToggle("s", "How?"), inToggle("b", "Slowly")]);
    test.act(() => void $setBlockKinds([$blockAt(0)], kind));
    expect(rowsOf(test)).toEqual(is);
    await test.undo();
    expect(rowsOf(test)).toEqual(["toggle[1] How?", "toggle[1] Slowly"]);
  });
});

describe("Enter", () => {
  it.each([
    { at: "end", index: 1, is: ["Before", "toggle[1] How?", "toggle[1] x", "toggle[1] Slowly"] },
    { at: "start", index: 1, is: ["Before", "", "toggle[1] xHow?", "toggle[1] Slowly"] },
    { at: "end", index: 2, is: ["Before", "toggle[1] How?", "toggle[1] Slowly", "toggle[1] x"] },
  ])("at the $at of row $index", async ({ at, index, is }) => {
    const test = togglePage();
    test.act(() => {
      if (at === "end") $blockAt(index).selectEnd();
      else $caretAt(index, 0);
    });
    await test.type("\nx");
    expect(rowsOf(test).slice(0, 4)).toEqual(is);
  });

  it("in the middle of a summary takes its end inside", async () => {
    const test = editorForTests([inToggle("s", "How and why?", { kind: "h2" })]);
    test.act(() => void $caretAt(0, 3));
    await test.type("\n");
    expect(rowsOf(test)).toEqual(["toggle[1] How", "toggle[1]  and why?"]);
    expect(test.html()).toContain("<h2>How</h2>");
  });

  it("leaves the toggle in an empty last row, and removes one without words", async () => {
    const test = editorForTests([inToggle("s", "How?")]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type("\n\n");
    expect(rowsOf(test)).toEqual(["toggle[1] How?", ""]);
    const empty = editorForTests([inToggle("s", "")]);
    empty.act(() => void $blockAt(0).select(0, 0));
    await empty.type("\nx");
    expect(rowsOf(empty)).toEqual(["x"]);
  });

  it("in an empty summary goes to the first row", async () => {
    const test = editorForTests([inToggle("s", ""), inToggle("b", "Slowly")]);
    test.act(() => void $blockAt(0).select(0, 0));
    await test.type("\nx");
    expect(rowsOf(test)).toEqual(["toggle[1]", "toggle[1] xSlowly"]);
  });
});

describe("Backspace", () => {
  it("at the start of the summary removes the toggle, and undo brings it back", async () => {
    const test = togglePage();
    test.act(() => void $caretAt(1, 0));
    erase(test);
    expect(rowsOf(test)).toEqual(["Before", "How?", "Slowly", "- By hand", "After"]);
    await test.undo();
    expect(rowsOf(test)).toEqual(wholeToggle);
  });

  it("at the start of a heading that is the summary makes it a paragraph first", () => {
    const test = editorForTests([inToggle("s", "How?", { kind: "h1" }), inToggle("b", "Slowly")]);
    test.act(() => void $caretAt(0, 0));
    erase(test);
    expect(test.html()).toContain('<summary class="toggle-summary"><p>How?</p></summary>');
    erase(test);
    expect(rowsOf(test)).toEqual(["How?", "Slowly"]);
  });

  it("behind a toggle moves the caret into it, and in its first row joins the summary", () => {
    const test = togglePage();
    test.act(() => void $caretAt(4, 0));
    erase(test);
    expect(rowAtCaret(test)).toBe("By hand");
    test.act(() => void $caretAt(2, 0));
    erase(test);
    expect(rowsOf(test)).toEqual([
      "Before",
      "toggle[1] How?Slowly",
      "toggle[1] - By hand",
      "After",
    ]);
  });
});

describe("the summary as a row", () => {
  it("stands for its toggle", () => {
    const test = togglePage();
    test.act(() => $duplicateRows($wholeRows([$blockAt(1)])));
    expect(rowsOf(test)).toEqual([
      ...wholeToggle.slice(0, 4),
      ...wholeToggle.slice(1, 4).map((row) => row.replace("[1]", "[2]")),
      "After",
    ]);
    test.act(() => $deleteRows($wholeRows([$blockAt(1)])));
    expect(rowsOf(test)).toEqual(wholeToggle);
    test.act(() => $deleteRows($wholeRows([$blockAt(2)])));
    expect(rowsOf(test)).toEqual(wholeToggle.toSpliced(2, 1));
  });
});
