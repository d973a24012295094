import { $getHtmlContent } from "@lexical/clipboard";
import { $getRoot, $getSelection, $isRangeSelection, $selectAll, KEY_ENTER_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { makeBlock, type BlockKind } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
import { readBody } from "@stemma/document/read-body";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { editorBody } from "../body/editor-body.ts";
import { $findMatches } from "../find/find-matches.ts";
import { replaceMatches } from "../find/replace-matches.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { $copiedText } from "../paste/copy-objects.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $applySource, $editedFormula } from "./edited-formula.ts";
import { $makeFormula, $selectedFormula, editFormulaCommand } from "./inline-formulas.ts";

const plain = (text: string) => ({ text, marks: 0, url: null });
const readable = (text: string) => text.replaceAll(/\0\$([^\0]+)\0/g, "‹$1›");

/** The texts of the rows, formulas in angle quotes, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(({ runs }) => readable(runs.map(({ text }) => text).join("")));
}

/** An editor with "Energy [formula] grows", in which the formula is drawn. */
function formulaEditor(source = "x^2", kind: BlockKind = "paragraph"): TestEditor {
  const runs = ["Energy ", inlineMathWord(source), " grows"].map(plain);
  return editorForTests([makeBlock({ id: "a" as BlockId, kind }, runs)]);
}

const $keyOfFormula = () => {
  const node = $blockAt(0).getChildAtIndex(1);
  return node?.getKey() ?? null;
};

const $selectFormula = () => void $blockAt(0).select(1, 2);

describe("a source between dollar signs", () => {
  it("becomes a formula, which undo and Backspace take back", async () => {
    const test = editorForTests([block("")]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("Here $x_1*y*$");
    expect(rowsOf(test)).toEqual(["Here ‹x_1*y*›"]);
    await test.backspace();
    expect(rowsOf(test)).toEqual(["Here $x_1*y*$"]);
    await test.type(" too");
    expect(rowsOf(test)).toEqual(["Here $x_1*y*$ too"]);
  });

  it("is followed by the next words", async () => {
    const test = editorForTests([block("")]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("$a$, and $b$ too");
    expect(rowsOf(test)).toEqual(["‹a›, and ‹b› too"]);
    await test.undo();
    await test.undo();
    expect(rowsOf(test)).toEqual(["‹a›, and $b$"]);
  });

  it("stays text where it is a price", async () => {
    const test = editorForTests([block("")]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("From $5 to $6, or $7-$8, US$9 a US$");
    expect(rowsOf(test)).toEqual(["From $5 to $6, or $7-$8, US$9 a US$"]);
  });

  it.each([
    { where: "code", shape: { marks: markBits.code, url: null }, kind: "paragraph" as const },
    { where: "a link", shape: { marks: 0, url: "https://a.test/" }, kind: "paragraph" as const },
    { where: "a block of code", shape: { marks: 0, url: null }, kind: "codeBlock" as const },
  ])("stays text in $where", async ({ shape, kind }) => {
    const test = editorForTests([
      makeBlock({ id: "a" as BlockId, kind }, [{ text: "say $x", ...shape }, plain(" end")]),
    ]);
    test.act(() => void $getRoot().getAllTextNodes()[0]?.select(6, 6));
    await test.type("$");
    expect(rowsOf(test)).toEqual(["say $x$ end"]);
  });

  it.each(["h1", "bullet", "check", "quote"] as const)(
    "becomes one in a row of %s",
    async (kind) => {
      const test = editorForTests([block("Now ", { kind })]);
      test.act(() => void $blockAt(0).selectEnd());
      await test.type("$x$");
      expect(rowsOf(test)).toEqual(["Now ‹x›"]);
    },
  );
});

describe("a formula in a line", () => {
  it("is made of the selected text, and of what stands in it", () => {
    const test = formulaEditor();
    test.act(() => void $blockAt(0).select(0, 3));
    test.act(() => expect($makeFormula()).toBe(true));
    expect(rowsOf(test)).toEqual(["‹Energy x^2 grows›"]);
    expect(test.editor.read(() => $selectedFormula()?.getSource())).toBe("Energy x^2 grows");
  });

  it("is made of no text of several rows, of code, and of none", () => {
    const test = editorForTests([block("a"), block("b"), block("c", { kind: "codeBlock" })]);
    test.act(() => void $selectAll());
    test.act(() => expect($makeFormula()).toBe(false));
    test.act(() => void $blockAt(2).select(0, 1));
    test.act(() => expect($makeFormula()).toBe(false));
    test.act(() => void $caretAt(0, 1));
    test.act(() => expect($makeFormula()).toBe(false));
    expect(rowsOf(test)).toEqual(["a", "b", "c"]);
  });

  it("is opened by Enter where nothing else is selected", () => {
    const test = formulaEditor();
    const opened: unknown[] = [];
    test.editor.registerCommand(editFormulaCommand, (key) => opened.push(key) > 0, 0);
    const enter = () =>
      test.editor.dispatchCommand(
        KEY_ENTER_COMMAND,
        new KeyboardEvent("keydown", { key: "Enter" }),
      );
    test.act($selectFormula);
    enter();
    expect(opened).toEqual([test.editor.read($keyOfFormula)]);
    expect(rowsOf(test)).toEqual(["Energy ‹x^2› grows"]);
    test.act(() => void $blockAt(0).select(0, 2));
    enter();
    expect(opened).toHaveLength(1);
  });

  it.each([
    { source: "y", row: "Energy ‹y›| grows" },
    { source: "", row: "Energy | grows" },
  ])("gets the source '$source', and the caret stands behind it", ({ source, row }) => {
    const test = formulaEditor();
    test.act(() => {
      const edited = $editedFormula($keyOfFormula());
      if (edited !== null) $applySource(edited, source);
    });
    test.act(() => void $getSelection()?.insertText("|"));
    expect(rowsOf(test)).toEqual([row]);
    const shown = test.editor.getRootElement()?.querySelector(".tex")?.textContent;
    expect(shown ?? "").toBe(source);
  });

  it("is put at the caret, and nowhere without a source", () => {
    const test = editorForTests([block("Energy grows")]);
    test.act(() => void $caretAt(0, 7));
    const apply = (source: string) =>
      test.act(() => {
        const edited = $editedFormula(null);
        if (edited !== null) $applySource(edited, source);
      });
    apply("");
    expect(rowsOf(test)).toEqual(["Energy grows"]);
    apply("x^2");
    expect(rowsOf(test)).toEqual(["Energy ‹x^2›grows"]);
  });

  it("is one place for the caret, and is erased as a whole", async () => {
    const test = formulaEditor();
    test.act(() => void $blockAt(0).getLastChildOrThrow().selectStart());
    await test.backspace();
    test.act(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection) && !selection.isCollapsed()) selection.removeText();
    });
    expect(rowsOf(test)).toEqual(["Energy  grows"]);
  });

  it.each([
    { kind: "codeBlock" as const, row: "Energy $x^2$ grows" },
    { kind: "math" as const, row: "Energy x^2 grows" },
  ])("is text where its row becomes $kind", ({ kind, row }) => {
    const test = formulaEditor();
    test.act(() => void $setBlockKind($blockAt(0), kind));
    expect(rowsOf(test)).toEqual([row]);
  });

  it("is found by its source, and replaced in it", () => {
    const test = formulaEditor("x^2 + x");
    const found = (pattern: RegExp) => test.editor.read(() => $findMatches(pattern, null).matches);
    expect(found(/gy x/g)).toHaveLength(1);
    replaceMatches(test.editor, found(/x/g), "y");
    expect(rowsOf(test)).toEqual(["Energy ‹y^2 + y› grows"]);
    replaceMatches(test.editor, found(/y\^2 \+ y/g), "");
    expect(rowsOf(test)).toEqual(["Energy  grows"]);
  });
});

describe("a copied formula in a line", () => {
  const copied = (test: TestEditor, $select: () => void) => {
    let html = "";
    let text: string | null = null;
    test.act(() => {
      $select();
      html = $getHtmlContent(test.editor, $getSelection());
      text = $copiedText($getSelection());
    });
    return {
      html,
      text,
      texts: htmlToBlocks(parseHtml(html)).map(({ runs }) =>
        readable(runs.map(({ text: one }) => one).join("")),
      ),
    };
  };

  it("is its source between dollar signs, and comes back as it was", () => {
    const test = formulaEditor("a < b");
    const { text, texts } = copied(test, () => void $selectAll());
    expect(text).toBe("Energy $a < b$ grows");
    expect(texts).toEqual(["Energy ‹a < b› grows"]);
  });

  it("is MathML that names its source, where it is drawn", () => {
    const test = formulaEditor();
    const element = test.editor.getRootElement()?.querySelector(".inline-math");
    element?.insertAdjacentHTML(
      "beforeend",
      '<span class="inline-formula"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>',
    );
    const { html, texts } = copied(test, $selectFormula);
    expect(html).toContain('<span class="inline-math"><math>');
    expect(texts).toEqual(["‹x^2›"]);
  });

  it("comes back from Stemma's own format, alone and with text", () => {
    const node = { type: "inline-math", version: 1, source: "x" };
    const read = (...nodes: unknown[]) =>
      clipboardToBlocks(JSON.stringify({ namespace: "stemma-body", nodes }))?.map(({ runs }) =>
        readable(runs.map(({ text }) => text).join("")),
      );
    expect(read(node)).toEqual(["‹x›"]);
    expect(read({ type: "text", text: "a ", version: 1 }, node)).toEqual(["a ‹x›"]);
  });
});
