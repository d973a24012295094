import { $getSelection, $isRangeSelection, KEY_ARROW_UP_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { type TableAction } from "./table-actions.ts";
import { $insertTable } from "./table-edits.ts";
import { choose, idsOf, linesOf, press, written } from "../testing/table-editor.ts";

describe("a table", () => {
  it("is inserted with ids, a header row, and the caret in its first cell", async () => {
    const page = editorForTests([block("")]);
    page.act(() => $insertTable($blockAt(0)));
    await page.type("Name");
    expect(linesOf(page)).toEqual(["Name |  | ", " |  | ", " |  | ", ""]);
    expect(idsOf(page)).toHaveLength(7);
    expect(page.html()).toContain('<th scope="col"><p>Name</p></th>');
  });

  it.each([
    { because: "with text before it", list: ["Rye", ""], left: ["Rye"] },
    { because: "that stands alone", list: [""], left: [] },
    { because: "with text behind it", list: ["", "Rye"], left: ["Rye"] },
  ])("takes the place of an empty row of a list $because", async ({ list, left }) => {
    const page = editorForTests(list.map((text) => block(text, { kind: "bullet" })));
    page.act(() => $insertTable($blockAt(list.indexOf(""))));
    await page.type("Name");
    expect(linesOf(page)).toEqual([...left, "Name |  | ", " |  | ", " |  | ", ""]);
  });

  it("moves the caret by Tab, and grows at its end", async () => {
    const page = written();
    page.act(() => void $caretAt(3, 0));
    press(page);
    await page.type("-");
    press(page);
    await page.type("Oats");
    press(page, true);
    await page.type("!");
    expect(linesOf(page)).toEqual(["Before", "Name | Price", "Rye | four-!", "Oats | ", "After"]);
  });

  it.each<{ name: TableAction["name"]; at: number; is: string[] }>([
    { name: "rowAbove", at: 1, is: [" | ", "Name | Price", "Rye | four"] },
    { name: "rowBelow", at: 1, is: ["Name | Price", " | ", "Rye | four"] },
    { name: "columnBefore", at: 2, is: ["Name |  | Price", "Rye |  | four"] },
    { name: "columnAfter", at: 2, is: ["Name | Price | ", "Rye | four | "] },
    { name: "rowUp", at: 3, is: ["Rye | four", "Name | Price"] },
    { name: "rowDown", at: 1, is: ["Rye | four", "Name | Price"] },
    { name: "rowUp", at: 1, is: ["Name | Price", "Rye | four"] },
    { name: "columnBack", at: 4, is: ["Price | Name", "four | Rye"] },
    { name: "columnOn", at: 3, is: ["Price | Name", "four | Rye"] },
    { name: "deleteRow", at: 1, is: ["Rye | four"] },
    { name: "deleteColumn", at: 1, is: ["Price", "four"] },
    { name: "deleteTable", at: 1, is: [""] },
  ])("changes by the menu, and back by undo: $name at $at", async ({ name, at, is }) => {
    const page = written();
    const [before, ids] = [linesOf(page), idsOf(page)];
    choose(page, name, at);
    expect(linesOf(page)).toEqual(["Before", ...is, "After"]);
    if (name !== "deleteTable")
      expect(page.html().match(/<th/g)).toHaveLength(is[0]?.split("|").length ?? 0);
    await page.undo();
    expect(linesOf(page)).toEqual(before);
    expect(idsOf(page)).toEqual(ids);
  });

  it("is left by the up arrow from its first row, at the beginning of the page only", () => {
    const test = written();
    const pressUp = () =>
      test.editor.dispatchCommand(KEY_ARROW_UP_COMMAND, new KeyboardEvent("keydown"));
    test.act(() => void $caretAt(1, 2));
    pressUp();
    expect(linesOf(test)).toEqual(["Before", "Name | Price", "Rye | four", "After"]);
    test.act(() => {
      $blockAt(0).remove();
      $caretAt(2, 1);
    });
    pressUp();
    expect(linesOf(test)).toEqual(["Name | Price", "Rye | four", "After"]);
    test.act(() => void $caretAt(1, 2));
    pressUp();
    expect(linesOf(test)).toEqual(["", "Name | Price", "Rye | four", "After"]);
  });

  it("keeps the caret where a heading is chosen in a cell", () => {
    const page = written();
    page.act(() => {
      $caretAt(1, 2);
      $setBlockKind($blockAt(1), "h1");
    });
    page.act(() => {
      const caret = $getSelection();
      if ($isRangeSelection(caret)) caret.insertText("!");
    });
    expect(linesOf(page)).toEqual(["Before", "Na!me | Price", "Rye | four", "After"]);
  });

  it("takes the signs of Markdown as they are typed", async () => {
    const page = written();
    page.act(() => void $caretAt(1, 0));
    await page.type("# > - 1. ");
    expect(linesOf(page)[1]).toBe("# > - 1. Name | Price");
  });

  it("turns code that is put into a cell into a paragraph with its lines", () => {
    const test = written();
    test.act(() => void $setBlockKind($blockAt(1), "codeBlock"));
    expect(linesOf(test)).toEqual(["Before", "Name | Price", "Rye | four", "After"]);
  });

  it("has a header row, a header column, and aligned columns by the menu", () => {
    const page = written();
    choose(page, "headerRow", 1);
    choose(page, "headerColumn", 1);
    choose(page, "alignRight", 2);
    expect(page.html()).toContain(
      '<tr><th scope="row"><p>Name</p></th><td><p class="align-right">Price</p></td></tr>' +
        '<tr><th scope="row"><p>Rye</p></th><td><p class="align-right">four</p></td></tr>',
    );
  });

  it("has paragraphs in its cells, whatever is put there", async () => {
    const page = written();
    page.act(() => void $caretAt(4, 4));
    await page.type("\n- one");
    page.act(() => $insertTable($blockAt(5)));
    expect(linesOf(page).slice(0, 3)).toEqual(["Before", "Name | Price", "Rye | four | - one"]);
    expect(page.html().match(/<table>/g)).toHaveLength(2);
  });
});
