import { $insertDataTransferForRichText } from "@lexical/clipboard";
import { $createTextNode, FORMAT_TEXT_COMMAND } from "lexical";
import { describe, expect, it, vi } from "vitest";
import { editorBody } from "../body/editor-body.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { bodyToText } from "@stemma/document/body-to-text";
import { newBlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { readBody } from "@stemma/document/read-body";

const transferOf = (data: Record<string, string>) =>
  ({ files: [], getData: (type: string) => data[type] ?? "" }) as unknown as DataTransfer;

function paste({ act }: TestEditor, data: Record<string, string>, index = 0, characters = 0): void {
  act(() => $insertDataTransferForRichText(transferOf(data), $caretAt(index, characters)));
}

/** Pastes over what begins in the first row's first text and ends in a row's text, each after this many characters. */
function pasteOver(
  { act }: TestEditor,
  start: number,
  end: { readonly row?: number; readonly text?: number; readonly characters: number },
  text: string | Record<string, string>,
): void {
  const data = typeof text === "string" ? { "text/plain": text } : text;
  act(() => {
    const selection = $caretAt(0, start);
    const node = $blockAt(end.row ?? 0).getAllTextNodes()[end.text ?? 0];
    selection.focus.set(node?.getKey() ?? "", end.characters, "text");
    $insertDataTransferForRichText(transferOf(data), selection);
  });
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

describe("a pasted address", () => {
  const link = (text: string, url = "https://a.test/x") => `<a href="${url}">${text}</a>`;

  it.each([
    { data: { "text/plain": "https://a.test/x" }, because: "it is text" },
    { data: { "text/plain": " https://a.test/x\n" }, because: "white space is around it" },
    {
      data: { "text/html": "<a href='https://a.test/x'>https://a.test/x</a>" },
      because: "it is a link that shows its address",
    },
    { data: { "text/uri-list": "https://a.test/x" }, because: "it was dragged" },
  ])("links the selected text, and is else a link itself, where $because", ({ data }) => {
    const over = editorForTests([block("see here now", { id: "a" })]);
    pasteOver(over, 4, { characters: 8 }, data);
    expect(over.html()).toBe(`<p>see ${link("here")} now</p>`);
    expect(over.ids()).toEqual(["a"]);
    const between = editorForTests([block("see  now", { id: "a" })]);
    paste(between, data, 0, 4);
    expect(between.html()).toBe(`<p>see ${link("https://a.test/x")} now</p>`);
    expect(between.ids()).toEqual(["a"]);
  });

  it("links with https where it begins with www", () => {
    const test = editorForTests([block("here")]);
    pasteOver(test, 0, { characters: 4 }, "www.a.test");
    expect(test.html()).toBe(`<p>${link("here", "https://www.a.test")}</p>`);
  });

  it("keeps its marks", () => {
    const test = editorForTests([block("")]);
    paste(test, { "text/html": "<p>https://a.test/<b>x</b> </p>" });
    expect(test.html()).toBe(
      '<p><a href="https://a.test/x">https://a.test/<strong>x</strong></a></p>',
    );
  });

  it("is no link if it is code, or where the caret writes code", () => {
    const copied = editorForTests([block("")]);
    paste(copied, { "text/html": "<code>https://a.test/x</code>" });
    expect(copied.html()).toBe("<p><code>https://a.test/x</code></p>");
    const run = { text: "curl ", marks: markBits.code, url: null };
    const copiedLink = "<a href='https://a.test/x'>https://a.test/x</a>";
    for (const data of [{ "text/plain": "https://a.test/x" }, { "text/html": copiedLink }]) {
      const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, [run])]);
      test.act(() => {
        const selection = $caretAt(0, 5);
        selection.setFormat(markBits.code);
        $insertDataTransferForRichText(transferOf(data), selection);
      });
      expect(test.texts()).toEqual(["curl https://a.test/x"]);
      expect(test.html()).not.toContain("<a");
    }
  });

  it("links the selected text also where it was copied with its page's title", () => {
    const copied = "<a href='https://a.test/x'>The title</a>";
    const over = editorForTests([block("see here now")]);
    pasteOver(
      over,
      4,
      { characters: 8 },
      { "text/html": copied, "text/plain": "https://a.test/x" },
    );
    expect(over.html()).toBe(`<p>see ${link("here")} now</p>`);
    const between = editorForTests([block("")]);
    paste(between, { "text/html": copied, "text/plain": "https://a.test/x" });
    expect(between.html()).toBe(`<p>${link("The title")}</p>`);
    const text = editorForTests([block("see here now")]);
    pasteOver(text, 4, { characters: 8 }, { "text/html": copied, "text/plain": "The title" });
    expect(text.html()).toBe(`<p>see ${link("The title")} now</p>`);
  });

  it("replaces a selected address", () => {
    const test = editorForTests([block("see https://b.test now")]);
    pasteOver(test, 4, { characters: 18 }, "https://a.test/x");
    expect(test.html()).toBe(`<p>see ${link("https://a.test/x")} now</p>`);
  });

  it("makes one link of selected text that holds a link, and leaves the rest of that link alone", () => {
    const run = (text: string, url: string | null = null) => ({ text, marks: 0, url });
    const runs = [run("see "), run("here", "https://b.test"), run(" now")];
    const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)]);
    pasteOver(test, 0, { text: 1, characters: 2 }, "https://a.test/x");
    expect(test.html()).toBe(`<p>${link("see he")}${link("re", "https://b.test")} now</p>`);
    expect(test.editor.getRootElement()?.querySelectorAll("a")).toHaveLength(2);
  });

  it("links text of several rows, in each of them", () => {
    const test = editorForTests([block("one", { id: "a" }), block("two", { id: "b" })]);
    pasteOver(test, 1, { row: 1, characters: 2 }, "https://a.test/x");
    expect(test.html()).toBe(`<p>o${link("ne")}</p><p>${link("tw")}o</p>`);
    expect(test.ids()).toEqual(["a", "b"]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "https://a.test and more"])(
    "that is none replaces the selected text: %s",
    (text) => {
      const test = editorForTests([block("see here now")]);
      pasteOver(test, 4, { characters: 8 }, text);
      expect(test.html()).toBe(`<p>see ${text} now</p>`);
    },
  );

  it("is one step to undo", async () => {
    const test = editorForTests([block("see here now")]);
    pasteOver(test, 4, { characters: 8 }, "https://a.test/x");
    await test.undo();
    expect(test.html()).toBe("<p>see here now</p>");
  });
});

describe("the format", () => {
  it("removes unknown marks, styles and indents, and keeps the text", () => {
    const test = editorForTests([block("")]);
    test.act(() => {
      $blockAt(0)
        .append(
          $createTextNode("x")
            .setFormat(1 | 16 | 256)
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

  it("takes a highlight without a colour as a yellow one", () => {
    const test = editorForTests([block("")]);
    test.act(() => void $blockAt(0).append($createTextNode("x").setFormat(1 | 128)));
    expect(test.html()).toBe('<p><mark class="highlight-yellow"><strong>x</strong></mark></p>');
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
    const changed = vi.fn();
    test.editor.registerUpdateListener(({ dirtyLeaves }) => {
      if (dirtyLeaves.size > 0) changed();
    });
    test.act(() => void test.editor.dispatchCommand(FORMAT_TEXT_COMMAND, "highlight"));
    expect(changed).not.toHaveBeenCalled();
  });
});
