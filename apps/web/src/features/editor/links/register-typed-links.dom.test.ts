import { $getSelection, PASTE_TAG } from "lexical";
import { describe, expect, it } from "vitest";
import { makeBlock } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { newBlockId } from "@stemma/document/block-id";
import { makeBody } from "@stemma/document/make-body";
import { replaceBody } from "../body/replace-body.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";

function editorAtEnd(text = "") {
  const test = editorForTests([block(text, { id: "a" })]);
  test.act(() => void $blockAt(0).selectEnd());
  return test;
}

/** The HTML of an address that links to itself. */
const linkTo = (url: string): string => `<a href="${url}">${url}</a>`;
const link = linkTo("https://a.test/x");

describe("an address that a writer typed becomes a link", () => {
  it.each([
    { typed: "https://a.test/x ", html: `<p>${link} </p>` },
    { typed: "see https://a.test/x, and", html: `<p>see ${link}, and</p>` },
    { typed: "(https://a.test/x)", html: `<p>(${link})</p>` },
    { typed: "“https://a.test/x”", html: `<p>“${link}”</p>` },
    { typed: "«https://a.test/x»", html: `<p>«${link}»</p>` },
    { typed: "https://a.test/B_(c) d", html: `<p>${linkTo("https://a.test/B_(c)")} d</p>` },
    { typed: "(https://a.test/B_(c))", html: `<p>(${linkTo("https://a.test/B_(c)")})</p>` },
    { typed: "https://a.test/x[1] d", html: `<p>${linkTo("https://a.test/x[1]")} d</p>` },
    { typed: "https://a.test/{id}/y ", html: `<p>${linkTo("https://a.test/{id}/y")} </p>` },
    {
      typed: 'https://a.test/?q="x"&r ',
      html: `<p>${linkTo("https://a.test/?q=&quot;x&quot;&amp;r")} </p>`,
    },
    { typed: 'see "https://a.test/x" ', html: `<p>see &quot;${link}&quot; </p>` },
    { typed: "见https://a.test/x。谢", html: `<p>见${link}。谢</p>` },
    { typed: "「https://a.test/x」", html: `<p>「${link}」</p>` },
    { typed: "https://a.test/x>y\n", html: `<p>${linkTo("https://a.test/x&gt;y")}</p><p><br></p>` },
    { typed: "www.a.test ", html: '<p><a href="https://www.a.test">www.a.test</a> </p>' },
    {
      typed: "mailto:ana@a.test ",
      html: '<p><a href="mailto:ana@a.test">mailto:ana@a.test</a> </p>',
    },
    { typed: "https://a.test/x\nb", html: `<p>${link}</p><p>b</p>` },
    { typed: "https://a.test/x https://a.test/x ", html: `<p>${link} ${link} </p>` },
  ])("$typed", async ({ typed, html }) => {
    const test = editorAtEnd();
    await test.type(typed);
    expect(test.html()).toBe(html);
    expect(test.ids()[0]).toBe("a");
  });

  it("at a line break, and in the middle of a text", async () => {
    const lines = editorAtEnd("https://a.test/x");
    await lines.type("\vb");
    expect(lines.html()).toBe(`<p>${link}<br>b</p>`);
    const middle = editorAtEnd("See https://a.test/x for more");
    middle.act(() => void $caretAt(0, 20));
    await middle.type(" ");
    expect(middle.html()).toBe(`<p>See ${link}  for more</p>`);
    await middle.type("b");
    expect(middle.texts()).toEqual(["See https://a.test/x b for more"]);
  });

  it("also where marks divide it, which it keeps", async () => {
    const runs = [
      { text: "see https://a", marks: 0, url: null },
      { text: ".test", marks: markBits.bold, url: null },
      { text: "/x", marks: 0, url: null },
    ];
    const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type(" ");
    expect(test.html()).toBe(
      '<p>see <a href="https://a.test/x">https://a<strong>.test</strong>/x</a> </p>',
    );
  });

  it("where an input method composed its end", async () => {
    const test = editorAtEnd("see https://a.test");
    await test.compose("/x ");
    expect(test.html()).toBe(`<p>see ${link} </p>`);
  });

  it("is one step to undo, and one to redo", async () => {
    const test = editorAtEnd();
    await test.type("https://a.test/x b");
    await test.undo();
    expect(test.html()).toBe(`<p>${link} </p>`);
    await test.undo();
    expect(test.html()).toBe("<p>https://a.test/x </p>");
    await test.redo();
    expect(test.html()).toBe(`<p>${link} </p>`);
  });
});

describe("Backspace directly after it takes the link off again", () => {
  it.each(["https://a.test/x ", "(https://a.test/x)"])("after %s", async (typed) => {
    const test = editorAtEnd();
    await test.type(typed);
    await test.backspace();
    expect(test.html()).toBe(`<p>${typed}</p>`);
    await test.type(" (https://a.test/y) ");
    expect(test.html()).toBe(`<p>${typed} (<a href="https://a.test/y">https://a.test/y</a>) </p>`);
  });

  it("after Enter, where the caret stays in the new row", async () => {
    const test = editorAtEnd();
    await test.type("https://a.test/x\n");
    await test.backspace();
    await test.type("b");
    expect(test.html()).toBe("<p>https://a.test/x</p><p>b</p>");
  });

  it("and so does undo, also after typing on", async () => {
    const test = editorAtEnd();
    // One character behind the link: two could be two steps on a slow machine.
    await test.type("(https://a.test/x)b");
    await test.undo();
    await test.undo();
    expect(test.html()).toBe("<p>(https://a.test/x)</p>");
    test.act(() => {
      const selection = $caretAt(0, 17);
      selection.focus.set(selection.focus.key, 18, "text");
      selection.removeText();
    });
    await test.type(")");
    expect(test.html()).toBe("<p>(https://a.test/x)</p>");
  });

  it("and typing the same ending again makes no link of it", async () => {
    const test = editorAtEnd();
    await test.type("(https://a.test/x)");
    await test.backspace();
    await test.type(" ");
    expect(test.html()).toBe("<p>(https://a.test/x) </p>");
  });
});

describe("an address stays text", () => {
  it.each([
    { typed: "javascript:alert(1) ", because: "it is not safe" },
    { typed: "data:text/html,x ", because: "it is not safe" },
    { typed: "https://a.test", because: "nothing follows it" },
    { typed: "https://a.test.", because: "a full stop can be a part of it" },
    { typed: "https://a.test/B_(c)", because: "a bracket can be a part of it" },
    { typed: "https://a.test/’", because: "a quotation mark can be a part of it" },
    { typed: "xhttps://a.test ", because: "it is a part of a word" },
  ])("$typed, because $because", async ({ typed }) => {
    const test = editorAtEnd();
    await test.type(typed);
    expect(test.html()).toBe(`<p>${typed}</p>`);
  });

  it("in code", async () => {
    const runs = [{ text: "curl https://a.test", marks: markBits.code, url: null }];
    const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type(" ");
    expect(test.html()).not.toContain("<a");
  });

  it("and a link stays the link that it is", async () => {
    const runs = [{ text: "https://a.test/x", marks: 0, url: "https://b.test" }];
    const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type(" ");
    expect(test.html()).toBe('<p><a href="https://b.test">https://a.test/x</a> </p>');
  });

  it.each([
    { kind: "h2", indent: 0, because: "an empty heading, which becomes a paragraph" },
    { kind: "bullet", indent: 1, because: "an empty list row, which is raised" },
    { kind: "bullet", indent: 0, because: "an empty list row, which leaves the list" },
  ] as const)("above an Enter in $because", async ({ kind, indent }) => {
    const above = kind === "h2" ? "paragraph" : kind;
    const test = editorForTests([
      block("https://a.test/x", { kind: above, indent }),
      block("", { kind, indent }),
    ]);
    test.act(() => void $blockAt(1).selectEnd());
    const before = test.html();
    await test.type("\n");
    expect(test.html()).not.toBe(before);
    expect(test.html()).not.toContain("<a");
  });

  it("where it comes all at once, as a correction does", async () => {
    const test = editorAtEnd("see ");
    test.editor.update(() => void $getSelection()?.insertText("https://a.test/x "));
    await test.type("b");
    expect(test.html()).toBe("<p>see https://a.test/x b</p>");
  });

  it("while an input method composes it", async () => {
    const test = editorAtEnd("https://a.test/x");
    test.editor.isComposing = () => true;
    await test.type(" ");
    expect(test.html()).toBe("<p>https://a.test/x </p>");
  });

  it("where a composition behind it ends without a change", async () => {
    const test = editorAtEnd("https://a.test/x ");
    await test.compose("");
    expect(test.html()).toBe("<p>https://a.test/x </p>");
  });

  it("where a merge puts it before the caret", async () => {
    const test = editorForTests([block("https://a.test/x!", { id: "a" })]);
    test.act(() => void $blockAt(0).selectEnd());
    replaceBody(test.editor, makeBody([block("https://a.test/x ", { id: "a" })]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(test.editor.read(() => $getSelection()?.getStartEndPoints()?.[0].offset)).toBe(17);
    expect(test.html()).toBe("<p>https://a.test/x </p>");
  });

  it("where the space after it was not typed", async () => {
    const test = editorAtEnd("https://a.test/x");
    test.editor.update(() => void $getSelection()?.insertText(" "), { tag: PASTE_TAG });
    await test.undo();
    await test.redo();
    expect(test.html()).toBe("<p>https://a.test/x </p>");
  });
});
