import { $getHtmlContent } from "@lexical/clipboard";
import {
  $getRoot,
  $getSelection,
  $selectAll,
  CLICK_COMMAND,
  DELETE_CHARACTER_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { makeBlock } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { readBody } from "@stemma/document/read-body";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $selectedCode } from "../code/code-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $textWithSources } from "../drawn/copied-sources.ts";

/** The rows with their kinds, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(
    ({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`,
  );
}

/** A formula between two paragraphs. */
const between = (source: string) =>
  editorForTests([
    block("Above", { id: "a" }),
    block(source, { id: "m", kind: "math" }),
    block("Below", { id: "b" }),
  ]);

/** The text of the formula that the selection lies in. */
const opened = ({ editor }: TestEditor) =>
  editor.read(() => $selectedCode()?.code.getTextContent() ?? null);

const erase = ({ editor }: TestEditor, isBackward: boolean) =>
  editor.dispatchCommand(DELETE_CHARACTER_COMMAND, isBackward);

describe("a formula in the editor", () => {
  it("is its source, beside a place for what is drawn", () => {
    const test = between("a\n\tb");
    expect(rowsOf(test)).toEqual(["paragraph: Above", "math: a\n\tb", "paragraph: Below"]);
    const figure = test.editor.getRootElement()?.children[1];
    expect(figure?.className).toBe("math");
    expect([...(figure?.children ?? [])].map(({ localName }) => localName)).toEqual(["pre", "div"]);
    expect(figure?.querySelector("pre")?.textContent).toBe("a\tb");
    expect(figure?.querySelector("div")?.contentEditable).toBe("false");
  });

  it("is inserted by the slash menu", async () => {
    const test = editorForTests([block("Slope: /ma", { id: "a" })]);
    test.act(() => void $getRoot().selectEnd());
    test.act(() => $insertObject("math"));
    await test.type("x");
    expect(rowsOf(test)).toEqual(["paragraph: Slope: ", "math: x"]);
  });

  it("takes Markdown, addresses and signs of menus as they are typed", async () => {
    const test = editorForTests([block("", { id: "m", kind: "math" })]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("# **a** _b_ $$ https://a.test :tada: /h1 [[ @x \\\\ y");
    expect(rowsOf(test)).toEqual(["math: # **a** _b_ $$ https://a.test :tada: /h1 [[ @x \\\\ y"]);
  });

  it("has no marks, no links, no alignment and no indent, and becomes text again with its id", () => {
    const run = { text: "x^2", marks: markBits.bold, url: "https://a.test/" };
    const test = editorForTests([
      makeBlock({ id: "a" as BlockId, kind: "paragraph", alignment: "center", indent: 2 }, [run]),
    ]);
    test.act(() => void $setBlockKind($blockAt(0), "math"));
    expect(bodyBlocks(editorBody(test.editor.getEditorState()))[0]).toMatchObject({
      kind: "math",
      alignment: "",
      indent: 0,
      runs: [{ text: "x^2", marks: 0, url: null }],
    });
    test.act(() => void $setBlockKind($blockAt(0), "bullet"));
    expect(rowsOf(test)).toEqual(["bullet: x^2"]);
    expect(test.ids()).toEqual(["a"]);
  });

  it("is entered by the arrows from the rows beside it, and by a click on what is drawn", () => {
    const test = between("x^2");
    const press = (command: typeof KEY_ARROW_DOWN_COMMAND) =>
      test.editor.dispatchCommand(command, new KeyboardEvent("keydown", { cancelable: true }));
    test.act(() => void $caretAt(0, 2));
    press(KEY_ARROW_DOWN_COMMAND);
    expect(opened(test)).toBe("x^2");
    test.act(() => void $caretAt(2, 2));
    expect(opened(test)).toBeNull();
    press(KEY_ARROW_UP_COMMAND);
    expect(opened(test)).toBe("x^2");
    test.act(() => void $caretAt(0, 2));
    const target = test.editor.getRootElement()?.querySelector(".formula");
    const click = new MouseEvent("click");
    Object.defineProperty(click, "target", { value: target });
    test.editor.dispatchCommand(CLICK_COMMAND, click);
    expect(opened(test)).toBe("x^2");
  });

  it.each([
    { at: 0, isBackward: false, rows: ["paragraph: Above", "math: x", "paragraph: Below"] },
    { at: 2, isBackward: true, rows: ["paragraph: Above", "math: x", "paragraph: Below"] },
  ])("is not joined with the text beside it: $at", ({ at, isBackward, rows }) => {
    const test = between("x");
    test.act(() => {
      if (isBackward) $blockAt(at).selectStart();
      else $blockAt(at).selectEnd();
    });
    erase(test, isBackward);
    expect(rowsOf(test)).toEqual(rows);
    expect(opened(test)).toBe("x");
  });

  it("takes an empty row beside it away, and becomes a paragraph by Backspace at its start", () => {
    const test = editorForTests([block("x", { id: "m", kind: "math" }), block("", { id: "b" })]);
    test.act(() => void $blockAt(0).selectEnd());
    erase(test, false);
    expect(rowsOf(test)).toEqual(["math: x"]);
    test.act(() => void $blockAt(0).selectStart());
    erase(test, true);
    expect(rowsOf(test)).toEqual(["paragraph: x"]);
  });
});

describe("a copied formula", () => {
  const copied = (test: TestEditor): { html: string; text: string | null } => {
    let html = "";
    let text: string | null = null;
    test.act(() => {
      const selection = $selectAll();
      html = $getHtmlContent(test.editor, selection);
      text = $textWithSources(selection);
    });
    return { html, text };
  };
  const blocksOf = (html: string) =>
    htmlToBlocks(parseHtml(html)).map(
      ({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`,
    );

  it("is its source between dollar signs, and comes back as it was", () => {
    const test = between("x &= 1 \\\\\ny &< 2");
    const { html, text } = copied(test);
    expect(text).toBe("Above\n$$\nx &= 1 \\\\\ny &< 2\n$$\nBelow");
    expect(blocksOf(html)).toEqual([
      "paragraph: Above",
      "math: x &= 1 \\\\\ny &< 2",
      "paragraph: Below",
    ]);
  });

  it("is MathML that names its source, where it is drawn", () => {
    const test = between("x^2");
    const figure = test.editor.getRootElement()?.querySelector("figure.math");
    figure?.classList.add("math-drawn");
    const formula = figure?.querySelector(".formula");
    if (formula) {
      formula.innerHTML =
        '<span class="katex"><math display="block"><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>';
    }
    const { html } = copied(test);
    expect(html).toContain('<figure class="math"><math display="block">');
    expect(blocksOf(html)).toEqual(["paragraph: Above", "math: x^2", "paragraph: Below"]);
  });

  it("has no signs where only a part of it is copied", () => {
    const test = between("x^2");
    test.act(() =>
      $caretAt(1, 1).focus.set($blockAt(1).getFirstChildOrThrow().getKey(), 3, "text"),
    );
    expect(test.editor.read(() => $textWithSources($getSelection()))).toBeNull();
    test.act(() =>
      $caretAt(1, 1).focus.set($blockAt(2).getFirstChildOrThrow().getKey(), 3, "text"),
    );
    expect(test.editor.read(() => $textWithSources($getSelection()))).toBe("^2\nBel");
  });
});
