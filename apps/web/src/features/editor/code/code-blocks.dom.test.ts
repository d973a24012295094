import { $isCodeNode } from "@lexical/code-core";
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_ENTER_COMMAND,
  SELECT_ALL_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { makeBlock } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { readBody } from "@stemma/document/read-body";
import { $setBlockKind, $setBlockKinds } from "../blocks/block-kind.ts";
import { editorBody } from "../body/editor-body.ts";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { $blockAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { $insertIntoCode, $selectCode } from "./code-blocks.ts";
import { $indentCode } from "./register-code.ts";

function codeEditor(text: string): TestEditor {
  return editorForTests([block(text, { id: "a", kind: "codeBlock" })]);
}

/** The blocks as `kind: text`, which the format takes as they are. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(
    ({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`,
  );
}

function $select(from: number, to = from): void {
  const code = $blockAt(0);
  if ($isCodeNode(code)) $selectCode(code, from, to);
}

function $type(text: string): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) selection.insertText(text);
}

describe("a block of code", () => {
  it("is what the page stores, with its language", () => {
    const stored = { id: "a", kind: "codeBlock" as const, attributes: { language: "ts" } };
    const test = editorForTests([block("let a;\n\tb", stored)]);
    expect(rowsOf(test)).toEqual(["codeBlock: let a;\n\tb"]);
    const element = test.editor.getRootElement()?.querySelector("pre");
    expect(element?.className).toBe("code-block");
    expect(element?.getAttribute("data-language")).toBe("ts");
    expect(element?.getAttribute("translate")).toBe("no");
  });

  it.each([
    { text: "let a;", at: 6, rows: ["codeBlock: let a;\n"], because: "in a line" },
    { text: "if (a)\n\t  b", at: 11, rows: ["codeBlock: if (a)\n\t  b\n\t  "], because: "as deep" },
    { text: "\ta", at: 1, rows: ["codeBlock: \t\n\ta"], because: "before its first letter" },
    { text: "", at: 0, rows: ["codeBlock: \n"], because: "in an empty block" },
    {
      text: "a\n\n",
      at: 3,
      rows: ["codeBlock: a", "paragraph: "],
      because: "below two empty lines",
    },
    {
      text: "\ta\n\t\n\t",
      at: 6,
      rows: ["codeBlock: \ta", "paragraph: "],
      because: "below two lines of indentation alone",
    },
    { text: "a\n\n", at: 2, rows: ["codeBlock: a\n\n\n"], because: "between two lines" },
  ])("takes Enter $because", ({ text, at, rows }) => {
    const test = codeEditor(text);
    test.act(() => $select(at));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(rowsOf(test)).toEqual(rows);
  });

  it("goes on where Enter placed the caret", () => {
    const test = codeEditor("  ab");
    test.act(() => $select(3));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    test.act(() => $type("X"));
    expect(rowsOf(test)).toEqual(["codeBlock:   a\n  Xb"]);
  });

  it("is left by the down arrow from its last line, at the end of the page", () => {
    const test = codeEditor("a\nb");
    const press = () =>
      test.editor.dispatchCommand(KEY_ARROW_DOWN_COMMAND, new KeyboardEvent("keydown"));
    test.act(() => $select(1));
    press();
    expect(rowsOf(test)).toEqual(["codeBlock: a\nb"]);
    test.act(() => $select(3));
    press();
    expect(rowsOf(test)).toEqual(["codeBlock: a\nb", "paragraph: "]);
  });

  it("keeps the caret where text follows the callout that it stands in, or a modifier is pressed", () => {
    const within = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const test = editorForTests([
      block("a", { id: "a", kind: "codeBlock", within }),
      block("After", { id: "b" }),
    ]);
    const press = (init: KeyboardEventInit = {}) =>
      test.editor.dispatchCommand(KEY_ARROW_DOWN_COMMAND, new KeyboardEvent("keydown", init));
    test.act(() => $select(1));
    press();
    expect(rowsOf(test)).toEqual(["codeBlock: a", "paragraph: After"]);
    test.act(() => {
      $blockAt(1).remove();
      $select(1);
    });
    press({ altKey: true });
    expect(rowsOf(test)).toEqual(["codeBlock: a"]);
    press();
    expect(rowsOf(test)).toEqual(["codeBlock: a", "paragraph: "]);
  });

  it("is left by the up arrow from its first line, at the beginning of the page", () => {
    const test = codeEditor("a\nb");
    test.act(() => $select(1));
    test.editor.dispatchCommand(KEY_ARROW_UP_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(test)).toEqual(["paragraph: ", "codeBlock: a\nb"]);
  });

  it("takes Tab: a tab, or deeper lines", () => {
    const test = codeEditor("ab\ncd");
    test.act(() => {
      $select(1);
      $indentCode(true);
    });
    expect(rowsOf(test)).toEqual(["codeBlock: a\tb\ncd"]);
    test.act(() => {
      $select(0, 6);
      $indentCode(true);
    });
    expect(rowsOf(test)).toEqual(["codeBlock: \ta\tb\n\tcd"]);
    test.act(() => void $indentCode(false));
    expect(rowsOf(test)).toEqual(["codeBlock: a\tb\ncd"]);
    expect(test.editor.read(() => $getSelection()?.getTextContent())).toBe("a\tb\ncd");
  });

  it("is selected by itself first", () => {
    const test = editorForTests([
      block("One", { id: "a", kind: "codeBlock" }),
      block("Two", { id: "b" }),
    ]);
    test.act(() => $select(1));
    const selectAll = () => {
      test.editor.dispatchCommand(SELECT_ALL_COMMAND, new KeyboardEvent("keydown"));
      return test.editor.read(() => $getSelection()?.getTextContent());
    };
    expect(selectAll()).toBe("One");
    expect(selectAll()).toContain("Two");
  });

  it("takes a pasted text as it is", () => {
    const test = codeEditor("ab");
    test.act(() => {
      $select(1);
      $insertIntoCode("\tif (x)\r\n    y  ");
    });
    expect(rowsOf(test)).toEqual(["codeBlock: a\tif (x)\n    y  b"]);
  });

  it("has no marks, no links, no alignment and no indent", () => {
    const run = { text: "bold", marks: markBits.bold, url: "https://a.test/" };
    const test = editorForTests([
      makeBlock({ id: "a" as BlockId, kind: "paragraph", alignment: "center", indent: 2 }, [run]),
    ]);
    test.act(() => void $setBlockKind($blockAt(0), "codeBlock"));
    expect(rowsOf(test)).toEqual(["codeBlock: bold"]);
    test.act(() => {
      $select(0, 4);
      formattingActions.bold.$run();
      formattingActions.center.$run();
      formattingActions.indent.$run();
    });
    expect(bodyBlocks(editorBody(test.editor.getEditorState()))[0]).toMatchObject({
      alignment: "",
      indent: 0,
      runs: [{ text: "bold", marks: 0, url: null }],
    });
  });

  it("becomes text again, with its lines and its id", () => {
    const test = codeEditor("a\n\tb");
    test.act(() => void $setBlockKinds([$blockAt(0)], "bullet"));
    expect(rowsOf(test)).toEqual(["bullet: a\n\tb"]);
    test.act(() => void $setBlockKinds([$blockAt(0)], "codeBlock"));
    expect(rowsOf(test)).toEqual(["codeBlock: a\n\tb"]);
    expect(test.ids()).toEqual(["a"]);
  });

  it("becomes a paragraph by Backspace at its start", () => {
    const test = codeEditor("a\nb");
    test.act(() => $select(0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(rowsOf(test)).toEqual(["paragraph: a\nb"]);
  });

  it("takes Markdown, addresses and slashes as they are typed", async () => {
    const test = codeEditor("");
    test.act(() => $select(0));
    await test.type("# **a** - https://a.test :tada: /h1 ");
    expect(rowsOf(test)).toEqual(["codeBlock: # **a** - https://a.test :tada: /h1 "]);
  });
});

describe("three backticks", () => {
  it.each([
    { typed: "``` ", language: null },
    { typed: "```TS ", language: "ts" },
  ])("and a space begin a block of code: '$typed'", async ({ typed, language }) => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $getRoot().selectEnd());
    await test.type(`${typed}x`);
    expect(rowsOf(test)).toEqual(["codeBlock: x"]);
    const [code] = bodyBlocks(editorBody(test.editor.getEditorState()));
    expect(code?.attributes.language ?? null).toBe(language);
  });

  it("and Enter begin one, and Backspace gives them back", async () => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("```ts");
    test.editor.dispatchCommand(KEY_ENTER_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(test)).toEqual(["codeBlock: "]);
    test.editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(test)).toEqual(["paragraph: ```ts"]);
  });
});
