import { $getSelection, $isRangeSelection } from "lexical";
import { describe, expect, it } from "vitest";
import { markBits, type HighlightColor } from "@stemma/document/marks";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { $setHighlight, $toggleHighlight } from "./highlight.ts";

/** An editor with "Bread costs 20 francs", of which a writer highlights parts. */
function bread() {
  const test = editorForTests([block("Bread costs 20 francs")]);
  return {
    ...test,
    highlight: (start: number, end: number, color: HighlightColor | null) =>
      test.act(() => {
        $blockAt(0).select();
        const selection = $getSelection();
        if (!$isRangeSelection(selection)) return;
        const points = [selection.anchor, selection.focus] as const;
        let at = 0;
        for (const text of $blockAt(0).getAllTextNodes()) {
          const next = at + text.getTextContentSize();
          for (const [index, offset] of [start, end].entries()) {
            const isHere = offset >= at && (offset < next || (index === 1 && offset === next));
            if (isHere) points[index]?.set(text.getKey(), offset - at, "text");
          }
          at = next;
        }
        $setHighlight(color);
      }),
    /** The classes of the innermost elements on screen, with their text. */
    drawn: () =>
      [...(test.editor.getRootElement()?.querySelectorAll("[class^=highlight]") ?? [])].map(
        (element) => `${element.className} ${element.textContent}`,
      ),
  };
}

describe("what a writer highlights", () => {
  it("has its colour in the text and on screen, and another one beside it", () => {
    const test = bread();
    test.highlight(0, 5, "yellow");
    test.highlight(5, 11, "pink");
    const html =
      '<p><mark class="highlight-yellow">Bread</mark><mark class="highlight-pink"> costs</mark> 20 francs</p>';
    expect(test.html()).toBe(html);
    expect(test.drawn()).toEqual(["highlight-yellow Bread", "highlight-pink  costs"]);
  });

  it("gets another colour, or none, where it is chosen again", () => {
    const test = bread();
    test.highlight(0, 11, "yellow");
    test.highlight(6, 11, "blue");
    expect(test.drawn()).toEqual(["highlight-yellow Bread ", "highlight-blue costs"]);
    test.highlight(0, 11, null);
    expect(test.drawn()).toEqual([]);
    expect(test.html()).toBe("<p>Bread costs 20 francs</p>");
  });

  it("keeps its colour where the writer types on, splits the row, and undoes that", async () => {
    const test = bread();
    test.highlight(0, 5, "green");
    test.act(() => void $caretAt(0, 3).setFormat(markBits.green));
    await test.type("x\n");
    const [first, second] = ['<mark class="highlight-green">Brex</mark>', "ad"];
    expect(test.html()).toBe(
      `<p>${first}</p><p><mark class="highlight-green">${second}</mark> costs 20 francs</p>`,
    );
    await test.undo();
    expect(test.html()).toContain('<mark class="highlight-green">Brexad</mark>');
  });

  it("is yellow by the keys, and plain by the same keys", async () => {
    const test = bread();
    const toggle = () => test.act($toggleHighlight);
    test.act(() => void $blockAt(0).select(0, 1));
    toggle();
    expect(test.drawn()).toEqual(["highlight-yellow Bread costs 20 francs"]);
    toggle();
    expect(test.drawn()).toEqual([]);
    test.act(() => void $blockAt(0).selectEnd());
    toggle();
    await test.type("!");
    expect(test.drawn()).toEqual(["highlight-yellow !"]);
  });
});
