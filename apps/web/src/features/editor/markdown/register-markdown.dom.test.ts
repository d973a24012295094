import { $getSelection, $isRangeSelection, PASTE_TAG } from "lexical";
import { describe, expect, it } from "vitest";
import { makeBody } from "@stemma/document/make-body";
import { replaceBody } from "../body/replace-body.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";

/** An editor with these texts, the caret at the end of the last one. */
function editorAtEnd(...texts: readonly string[]) {
  const test = editorForTests(texts.map((text, index) => block(text, { id: `b${index}` })));
  test.act(() => void $blockAt(texts.length - 1).selectEnd());
  return test;
}

/** The HTML of a check list of one row. */
const todo = (name: string, label: string): string =>
  `<ul class="list-check"><li class="${name}"><span role="img" aria-label="${label}"></span>item</li></ul>`;

describe("what a writer types as Markdown becomes formatting", () => {
  it.each([
    { typed: "**b**", html: "<p><strong>b</strong></p>" },
    { typed: "__b__", html: "<p><strong>b</strong></p>" },
    { typed: "*i*", html: "<p><em>i</em></p>" },
    { typed: "_i_", html: "<p><em>i</em></p>" },
    { typed: "***x***", html: "<p><strong><em>x</em></strong></p>" },
    { typed: "~~s~~", html: "<p><s>s</s></p>" },
    { typed: "==h==", html: '<p><mark class="highlight-yellow">h</mark></p>' },
    { typed: "`c`", html: "<p><code>c</code></p>" },
    { typed: "# ", html: "<h1><br></h1>" },
    { typed: "## Times", html: "<h2>Times</h2>" },
    { typed: "### Times", html: "<h3>Times</h3>" },
    { typed: "- item", html: "<ul><li>item</li></ul>" },
    { typed: "* item", html: "<ul><li>item</li></ul>" },
    { typed: "1. item", html: '<ol><li value="1">item</li></ol>' },
    { typed: "4) item", html: '<ol start="4"><li value="4">item</li></ol>' },
    { typed: "[] item", html: todo("unchecked", "To do") },
    { typed: "[ ] item", html: todo("unchecked", "To do") },
    { typed: "- [x] item", html: todo("checked", "Done") },
    { typed: "> words", html: "<blockquote>words</blockquote>" },
    { typed: "a **b** c", html: "<p>a <strong>b</strong> c</p>" },
    {
      typed: "**b *i* b** x",
      html: "<p><strong>b </strong><strong><em>i</em></strong><strong> b</strong> x</p>",
    },
    { typed: "`a` `b`", html: "<p><code>a</code> <code>b</code></p>" },
  ])("$typed", async ({ typed, html }) => {
    const test = editorAtEnd("");
    await test.type(typed);
    expect(test.html()).toBe(html);
    expect(test.ids()).toEqual(["b0"]);
  });

  it.each([
    { typed: "2 * 3 * 4", because: "spaces stand inside the signs" },
    { typed: "snake_case_name", because: "the signs stand inside a word" },
    { typed: "#### Times", because: "there is no fourth level" },
    { typed: "a # b", because: "the sign does not stand at the start" },
    { typed: "-item", because: "no space follows the sign" },
    { typed: "1990 was warm", because: "no full stop follows the number" },
    { typed: "a == b == c", because: "spaces stand inside the signs" },
    { typed: "https://a.test/_x_/*y*", because: "the signs stand inside an address" },
  ])("$typed stays as it is, because $because", async ({ typed }) => {
    const test = editorAtEnd("");
    await test.type(typed);
    expect(test.texts()).toEqual([typed]);
    expect(test.html()).toMatch(/^<p>[^<]*<\/p>$/);
  });

  it("turns into it where an input method composed the last sign", async () => {
    const test = editorAtEnd("**b*");
    await test.compose("*");
    expect(test.html()).toBe("<p><strong>b</strong></p>");
  });

  it.each([
    { text: "GET https://a.test/_x returns my", typed: "_" },
    { text: "https://a.test/_x returns *my*", typed: "_" },
    { text: "GET https://a.test/**x and my*", typed: "*" },
    { text: "https://a.test/~~x or y~", typed: "~" },
    { text: "www.a.test/`x or y", typed: "`" },
  ])("$text keeps its address when $typed is typed behind it", async ({ text, typed }) => {
    const test = editorAtEnd(text);
    await test.type(typed);
    expect(test.html()).toBe(`<p>${text}${typed}</p>`);
  });

  it.each([
    { typed: "**see https://a.test/x**", html: "<p><strong>see https://a.test/x</strong></p>" },
    { typed: "_https://a.test/x_", html: "<p><em>https://a.test/x</em></p>" },
    { typed: "www.a.test/_x, _y_", html: "<p>www.a.test/_x, <em>y</em></p>" },
    { typed: "a _ https://a.test/_ x _y_", html: "<p>a _ https://a.test/_ x <em>y</em></p>" },
  ])("around an address, signs are signs: $typed", async ({ typed, html }) => {
    const test = editorAtEnd("");
    await test.type(typed);
    expect(test.html().replaceAll(/<\/?a\b[^>]*>/g, "")).toBe(html);
  });

  it("text with the mark code stays as it is, and what follows it is not code", async () => {
    const test = editorAtEnd("");
    await test.type("`a");
    await test.type("**b**`");
    expect(test.html()).toBe("<p><code>a**b**</code></p>");
    test.act(() => void $blockAt(0).getFirstChild()?.selectEnd());
    test.act(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.format = 16;
    });
    await test.type("*c*");
    expect(test.html()).toBe("<p><code>a**b***c*</code></p>");
  });

  it("a heading keeps its row's alignment, indent and the text behind the caret", async () => {
    const test = editorForTests([block("Times", { id: "a", alignment: "center", indent: 2 })]);
    test.act(() => void $caretAt(0, 0));
    await test.type("## ");
    expect(test.html()).toBe('<h2 class="align-center indent-2">Times</h2>');
    expect(test.ids()).toEqual(["a"]);
    await test.type("Old ");
    expect(test.texts()).toEqual(["Old Times"]);
  });

  it("is one step to undo, and one to redo", async () => {
    const test = editorAtEnd("");
    await test.type("a **b**");
    // One character: two could be two steps on a slow machine.
    await test.type("c");
    await test.undo();
    expect(test.html()).toBe("<p>a <strong>b</strong></p>");
    await test.undo();
    expect(test.html()).toBe("<p>a **b**</p>");
    await test.redo();
    expect(test.html()).toBe("<p>a <strong>b</strong></p>");
    expect(test.ids()).toEqual(["b0"]);
  });
});

describe("Backspace directly after a conversion", () => {
  it.each(["**b**", "~~s~~", "`c`", "# ", "### ", "- ", "1. ", "[] ", "> "])(
    "gives back %s",
    async (typed) => {
      const test = editorAtEnd("");
      await test.type(typed);
      expect(test.texts()).not.toEqual([typed]);
      await test.backspace();
      expect(test.texts()).toEqual([typed]);
      expect(test.ids()).toEqual(["b0"]);
    },
  );

  it("gives back the signs of a heading in an indented row", async () => {
    const test = editorForTests([block("Times", { indent: 1 })]);
    test.act(() => void $caretAt(0, 0));
    await test.type("# ");
    await test.backspace();
    expect(test.html()).toBe('<p class="indent-1"># Times</p>');
  });

  it("takes nothing back if something was typed since, or the caret was elsewhere", async () => {
    const typed = editorAtEnd("");
    await typed.type("**bold** x");
    await typed.backspace();
    expect(typed.html()).toContain("<strong>bold</strong>");
    const moved = editorAtEnd("");
    await moved.type("**bold**");
    moved.act(() => void $caretAt(0, 2));
    moved.act(() => void $caretAt(0, 4));
    await moved.backspace();
    expect(moved.html()).toContain("<strong>bold</strong>");
  });

  it("and typing on does not convert what was given back", async () => {
    const test = editorAtEnd("");
    await test.type("**b**");
    await test.backspace();
    await test.type(" c");
    expect(test.html()).toBe("<p>**b** c</p>");
  });
});

describe("Markdown that nobody types stays as it is", () => {
  const literal = "<p>**b**</p>";

  it("where the character behind it is erased", async () => {
    const test = editorAtEnd("**b**x");
    test.act(() =>
      $caretAt(0, 5).focus.set($blockAt(0).getFirstChildOrThrow().getKey(), 6, "text"),
    );
    test.act(() => void $getSelection()?.insertText(""));
    await new Promise((resolve) => setTimeout(resolve));
    expect(test.html()).toBe(literal);
  });

  it("where it is pasted", async () => {
    const test = editorAtEnd("**b*");
    test.editor.update(() => void $getSelection()?.insertText("*"), { tag: PASTE_TAG });
    await new Promise((resolve) => setTimeout(resolve));
    expect(test.html()).toBe(literal);
  });

  it("where undo and redo bring it back", async () => {
    const test = editorAtEnd("**b*");
    test.editor.update(() => void $getSelection()?.insertText("*"), { tag: PASTE_TAG });
    await test.undo();
    await test.redo();
    expect(test.html()).toBe(literal);
  });

  it("where a merge puts it into the editor", async () => {
    const test = editorAtEnd("**b*x");
    replaceBody(test.editor, makeBody([block("**b**", { id: "b0" })]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(test.html()).toBe(literal);
  });

  it("where a composition behind it ends without a change", async () => {
    const test = editorAtEnd("**b**");
    await test.compose("");
    expect(test.html()).toBe(literal);
  });

  it("while an input method composes it", async () => {
    const test = editorAtEnd("**b*");
    test.editor.isComposing = () => true;
    await test.type("*");
    expect(test.html()).toBe(literal);
  });
});
