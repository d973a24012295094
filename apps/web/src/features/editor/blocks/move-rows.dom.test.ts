import { $getSelection, KEY_DOWN_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $selectedBlocks } from "./selected-blocks.ts";

const keys = { altKey: true, shiftKey: true };

function press({ editor }: TestEditor, key: "ArrowUp" | "ArrowDown"): void {
  editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", { ...keys, key }));
  // Commits, as a browser does before the next key.
  editor.read(() => undefined);
}

/** Selects the rows from one index to another, from the middle of the first one. */
function select({ act }: TestEditor, from: number, to = from): void {
  act(() => {
    const selection = $caretAt(from, 1);
    const last = $blockAt(to).getAllTextNodes()[0];
    selection.focus.set(last?.getKey() ?? "", 1, "text");
  });
}

const listed = (text: string, indent = 0) => block(text, { kind: "bullet", indent, id: text });

describe("rows that are moved by keys", () => {
  it("keep their ids and the selection, several together", () => {
    const test = editorForTests(["aa", "bb", "cc", "dd"].map((text) => block(text, { id: text })));
    select(test, 1, 2);
    press(test, "ArrowDown");
    expect(test.ids()).toEqual(["aa", "dd", "bb", "cc"]);
    expect(test.texts()).toEqual(["aa", "dd", "bb", "cc"]);
    press(test, "ArrowUp");
    press(test, "ArrowUp");
    expect(test.ids()).toEqual(["bb", "cc", "aa", "dd"]);
    const selected = test.editor.read(() => [
      $getSelection()?.getTextContent(),
      ...$selectedBlocks().map((row) => row.getTextContent()),
    ]);
    expect(selected).toEqual(["b\nc", "bb", "cc"]);
  });

  it("stay where they are at the ends of the page", () => {
    const test = editorForTests([block("aa"), block("bb")]);
    select(test, 0);
    press(test, "ArrowUp");
    select(test, 1);
    press(test, "ArrowDown");
    expect(test.texts()).toEqual(["aa", "bb"]);
  });

  it("are taken back one step at a time", async () => {
    const test = editorForTests([block("aa"), block("bb"), block("cc")]);
    select(test, 0);
    press(test, "ArrowDown");
    press(test, "ArrowDown");
    expect(test.texts()).toEqual(["bb", "cc", "aa"]);
    await test.undo();
    expect(test.texts()).toEqual(["bb", "aa", "cc"]);
    await test.undo();
    expect(test.texts()).toEqual(["aa", "bb", "cc"]);
  });

  it("keep their kind and level out of a list and into one", () => {
    const test = editorForTests([
      block("pp", { id: "pp" }),
      listed("aa"),
      listed("bb", 1),
      listed("cc"),
    ]);
    select(test, 2);
    press(test, "ArrowUp");
    press(test, "ArrowUp");
    expect(test.ids()).toEqual(["bb", "pp", "aa", "cc"]);
    expect(test.html()).toBe(
      '<ul><li class="list-nest"><ul><li>bb</li></ul></li></ul><p>pp</p><ul><li>aa</li><li>cc</li></ul>',
    );
    select(test, 1);
    press(test, "ArrowDown");
    press(test, "ArrowDown");
    expect(test.html()).toBe(
      '<ul><li class="list-nest"><ul><li>bb</li></ul></li><li>aa</li><li>cc</li></ul><p>pp</p>',
    );
  });

  it("leave the first number to whatever row comes first", () => {
    const numbered = (text: string, start: number) =>
      block(text, { kind: "number", attributes: { start } });
    const test = editorForTests([numbered("aa", 3), block("bb", { kind: "number" })]);
    select(test, 1);
    press(test, "ArrowUp");
    expect(test.html()).toBe('<ol start="3"><li value="3">bb</li><li value="4">aa</li></ol>');
    press(test, "ArrowDown");
    expect(test.html()).toBe('<ol start="3"><li value="3">aa</li><li value="4">bb</li></ol>');
  });

  it("take deeper rows along, and move over the deeper rows of others", () => {
    const test = editorForTests([
      listed("aa"),
      listed("a1", 1),
      listed("a2", 2),
      listed("bb"),
      listed("b1", 1),
      block("pp", { id: "pp" }),
    ]);
    select(test, 0);
    press(test, "ArrowDown");
    expect(test.ids()).toEqual(["bb", "b1", "aa", "a1", "a2", "pp"]);
    press(test, "ArrowUp");
    expect(test.ids()).toEqual(["aa", "a1", "a2", "bb", "b1", "pp"]);
    select(test, 5);
    press(test, "ArrowUp");
    expect(test.ids()).toEqual(["aa", "a1", "a2", "pp", "bb", "b1"]);
    press(test, "ArrowUp");
    expect(test.ids()).toEqual(["pp", "aa", "a1", "a2", "bb", "b1"]);
    press(test, "ArrowDown");
    expect(test.ids()).toEqual(["aa", "a1", "a2", "pp", "bb", "b1"]);
    select(test, 1);
    press(test, "ArrowDown");
    expect(test.ids()).toEqual(["aa", "pp", "a1", "a2", "bb", "b1"]);
    select(test, 4);
    press(test, "ArrowDown");
    expect(test.ids()).toEqual(["aa", "pp", "a1", "a2", "bb", "b1"]);
  });

  it("keep the numbers of the lists that a row moves between", () => {
    const numbered = (text: string, start?: number) =>
      block(text, { kind: "number", attributes: start === undefined ? {} : { start } });
    const test = editorForTests([
      numbered("aa"),
      numbered("bb"),
      block("pp"),
      numbered("cc", 5),
      numbered("dd"),
    ]);
    const before = test.html();
    select(test, 2);
    press(test, "ArrowUp");
    expect(test.html()).toContain('<ol start="5"><li value="5">bb</li><li value="6">cc</li>');
    press(test, "ArrowDown");
    expect(test.html()).toBe(before);
    press(test, "ArrowDown");
    expect(test.html()).toContain('<p>pp</p><ol start="5"><li value="5">dd</li></ol>');
    press(test, "ArrowUp");
    expect(test.html()).toBe(before);
  });

  it("move within a list without building it anew", () => {
    const rows = Array.from({ length: 300 }, (_, index) => listed(`row${index}`));
    const test = editorForTests(rows);
    select(test, 100);
    const list = test.editor.read(() => $blockAt(0).getParent()?.getKey());
    press(test, "ArrowDown");
    press(test, "ArrowUp");
    press(test, "ArrowUp");
    expect(test.ids().slice(98, 102)).toEqual(["row98", "row100", "row99", "row101"]);
    expect(test.editor.read(() => $blockAt(0).getParent()?.getKey())).toBe(list);
  });
});
