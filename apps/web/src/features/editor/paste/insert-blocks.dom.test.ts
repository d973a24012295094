import { $insertDataTransferForRichText } from "@lexical/clipboard";
import { $createTextNode, $getSelection, FORMAT_TEXT_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import { editorBody } from "../body/editor-body.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { bodyToText } from "@stemma/document/body-to-text";
import { readBody } from "@stemma/document/read-body";

function paste({ act }: TestEditor, data: Record<string, string>, index = 0, characters = 0): void {
  const transfer = { getData: (type: string) => data[type] ?? "" } as unknown as DataTransfer;
  act(() => $insertDataTransferForRichText(transfer, $caretAt(index, characters)));
}

describe("pasted content", () => {
  it("joins the text around it if it is a single paragraph", () => {
    const test = editorForTests([block("ab", { id: "a" })]);
    paste(test, { "text/html": "<meta charset=utf-8><p>x <b>y</b></p>" }, 0, 1);
    expect(test.texts()).toEqual(["ax yb"]);
    expect(test.ids()).toEqual(["a"]);
  });

  it("becomes blocks of its own in an empty page, with its headings", () => {
    const test = editorForTests([block("")]);
    paste(test, { "text/html": "<h2>One</h2><p>Two</p>", "text/plain": "ignored" });
    expect(test.texts()).toEqual(["One", "Two"]);
    expect(test.editor.read(() => $blockAt(0).getType())).toBe("heading");
  });

  it("is the plain text if the HTML has no text", () => {
    const test = editorForTests([block("")]);
    paste(test, { "text/html": "<img src=x>", "text/plain": "a\nb" });
    expect(test.texts()).toEqual(["a", "b"]);
  });

  it("is reduced to the format if a page forges Stemma's clipboard format", () => {
    const test = editorForTests([block("")]);
    const nodes = [
      { type: "code", children: [{ type: "text", text: "x", format: 16, style: "color:red" }] },
      { type: "link", url: "javascript:alert(1)", children: [{ type: "text", text: "y" }] },
      { type: "paragraph", indent: 99, children: [{ type: "text", text: "z", mode: "token" }] },
    ];
    const json = JSON.stringify({ namespace: "stemma-body", nodes });
    paste(test, { "application/x-lexical-editor": json, "text/plain": "p" });
    const body = editorBody(test.editor.getEditorState());
    expect(bodyToText(body)).toBe("x\ny\nz");
    expect(readBody(test.editor.getEditorState().toJSON())).toEqual({ ok: true, body });
  });

  it("is read from the HTML if it comes from another product's editor", () => {
    const test = editorForTests([block("")]);
    const json = JSON.stringify({ namespace: "other", nodes: [{ type: "x" }] });
    paste(test, { "application/x-lexical-editor": json, "text/html": "<p>a</p>" });
    expect(test.texts()).toEqual(["a"]);
  });
});

describe("the format", () => {
  it("removes unknown marks, styles and indents, and keeps the text", () => {
    const test = editorForTests([block("")]);
    test.act(() => {
      $blockAt(0)
        .append(
          $createTextNode("x")
            .setFormat(1 | 16 | 128 | 256)
            .setStyle("color: red"),
        )
        .setIndent(40);
    });
    const json = test.editor.getEditorState().toJSON().root.children[0];
    expect(json).toMatchObject({
      indent: 10,
      children: [{ text: "x", format: 1 | 16, style: "" }],
    });
  });

  it("keeps of lowered and raised text one", () => {
    const test = editorForTests([block("")]);
    test.act(() => void $blockAt(0).append($createTextNode("x").setFormat(32 | 64)));
    expect(test.editor.getEditorState().toJSON().root.children[0]).toMatchObject({
      children: [{ text: "x", format: 32 }],
    });
  });

  it("does nothing when a command highlights text", () => {
    const test = editorForTests([block("abc")]);
    test.act(() => void $blockAt(0).select(0, 1));
    test.editor.dispatchCommand(FORMAT_TEXT_COMMAND, "highlight");
    expect(test.editor.read(() => $getSelection()?.getNodes().length)).toBe(1);
    expect(test.editor.getEditorState().toJSON().root.children[0]).toMatchObject({
      children: [{ text: "abc", format: 0 }],
    });
  });
});
