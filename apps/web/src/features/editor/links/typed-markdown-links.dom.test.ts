import { expect, it } from "vitest";
import { makeBlock } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { newBlockId } from "@stemma/document/block-id";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";

const link = '<a href="https://a.test/x">mill</a>';

function editorAtEnd(text = "") {
  const test = editorForTests([block(text, { id: "a" })]);
  test.act(() => void $blockAt(0).selectEnd());
  return test;
}

it.each([
  { typed: "[mill](https://a.test/x)", html: `<p>${link}</p>` },
  { typed: "the [mill](https://a.test/x), and", html: `<p>the ${link}, and</p>` },
  { typed: "([mill](https://a.test/x)) ", html: `<p>(${link}) </p>` },
  { typed: "[mill](https://a.test/x) [mill](https://a.test/x)", html: `<p>${link} ${link}</p>` },
  {
    typed: "[the **old** mill](https://a.test/x) b",
    html: '<p><a href="https://a.test/x">the <strong>old</strong> mill</a> b</p>',
  },
  {
    typed: "[**mill**](https://a.test/x) b",
    html: '<p><a href="https://a.test/x"><strong>mill</strong></a> b</p>',
  },
  { typed: "- [mill](https://a.test/x)\nb", html: `<ul><li>${link}</li><li>b</li></ul>` },
  {
    typed: "![mill](https://a.test/x) ",
    html: '<p>![mill](<a href="https://a.test/x">https://a.test/x</a>) </p>',
  },
])("what a writer types as $typed becomes a link with its text", async ({ typed, html }) => {
  const test = editorAtEnd();
  await test.type(typed);
  expect(test.html()).toBe(html);
});

it("also before other text, where the caret stays between", async () => {
  const test = editorAtEnd("the  turns");
  test.act(() => void $caretAt(0, 4));
  await test.type("[mill](https://a.test/x)");
  expect(test.html()).toBe(`<p>the ${link} turns</p>`);
  await test.type("s");
  expect(test.html()).toBe(`<p>the ${link}s turns</p>`);
});

it("also where a part of the address is bold", async () => {
  const plain = { marks: 0, url: null };
  const test = editorForTests([
    makeBlock({ id: newBlockId(), kind: "paragraph" }, [
      { text: "[mill](https://", ...plain },
      { text: "a.test", marks: markBits.bold, url: null },
      { text: "/x", ...plain },
    ]),
  ]);
  test.act(() => void $blockAt(0).selectEnd());
  await test.type(")");
  expect(test.html()).toBe(`<p>${link}</p>`);
});

it("also where an input method composed the last bracket", async () => {
  const test = editorAtEnd("[mill](https://a.test/x");
  await test.compose(")");
  expect(test.html()).toBe(`<p>${link}</p>`);
});

it("is one step to undo, which gives back what was typed, and one to redo", async () => {
  const test = editorAtEnd();
  await test.type("a [mill](https://a.test/x)");
  await test.undo();
  expect(test.html()).toBe("<p>a [mill](https://a.test/x)</p>");
  await test.redo();
  expect(test.html()).toBe(`<p>a ${link}</p>`);
  expect(test.ids()).toEqual(["a"]);
});

it("Backspace directly after it gives back what was typed, which stays as it is", async () => {
  const test = editorAtEnd();
  await test.type("[mill](https://a.test/x)");
  await test.backspace();
  expect(test.html()).toBe("<p>[mill](https://a.test/x)</p>");
  await test.type(" b");
  expect(test.html()).toBe("<p>[mill](https://a.test/x) b</p>");
});

it("stays text in code", async () => {
  const runs = [{ text: "[mill](https://a.test/x", marks: markBits.code, url: null }];
  const test = editorForTests([makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)]);
  test.act(() => void $blockAt(0).selectEnd());
  await test.type(")");
  expect(test.html()).not.toContain("<a");
});
