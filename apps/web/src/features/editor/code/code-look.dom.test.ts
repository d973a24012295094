import { $getHtmlContent } from "@lexical/clipboard";
import { $selectAll, $setSelection } from "lexical";
import { describe, expect, it } from "vitest";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { $isCodeBlockNode, type CodeBlockNode } from "@stemma/document/code/code-block-node";
import type { CodeLook } from "@stemma/document/code/code-look";
import { editorBody } from "../body/editor-body.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import { $blockAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { $insertIntoCode, $selectCode } from "./code-blocks.ts";

const both = { lineNumbers: true, wrap: false } as const;
const looks: readonly CodeLook[] = [{}, { lineNumbers: true }, { wrap: false }, both];

const codeEditor = (text: string, attributes: CodeLook): TestEditor =>
  editorForTests([
    block(text, { id: "a", kind: "codeBlock", attributes }),
    block("After", { id: "b" }),
  ]);

const bodyOf = ({ editor }: TestEditor) => editorBody(editor.getEditorState());
const elementOf = ({ editor }: TestEditor) => editor.getRootElement()?.querySelector("pre");

/** The block of code. Call it inside an update. */
function $code(): CodeBlockNode {
  const code = $blockAt(0);
  if (!$isCodeBlockNode(code)) throw new Error("This is no code.");
  return code;
}

function setLook(test: TestEditor, look: CodeLook): void {
  test.act(() => void $code().setLook(look));
}

function copiedHtml({ editor }: TestEditor): string {
  let html = "";
  editor.update(
    () => {
      html = $getHtmlContent(editor, $selectAll());
      $setSelection(null);
    },
    { discrete: true },
  );
  return html;
}

describe("a block of code in the editor", () => {
  it.each(looks)("has the classes of the read view: %o", (look) => {
    const test = codeEditor("a\nb", look);
    const read = parseHtml(bodyToHtml(bodyOf(test))).querySelector("pre");
    expect(elementOf(test)?.className).toBe(read?.className);
    expect(elementOf(test)?.querySelector("span")?.className === "code-scroll").toBe(
      look.wrap === false,
    );
  });

  it("gets another look, and its first one again", () => {
    const test = codeEditor("a\nb", {});
    test.act(() => $selectCode($code(), 3));
    setLook(test, both);
    expect(bodyBlocks(bodyOf(test))[0]?.attributes).toEqual(both);
    expect(elementOf(test)?.dataset["numbers"]).toBe("1\n2");
    expect(elementOf(test)?.querySelector(".code-scroll")?.textContent).toBe("ab");
    setLook(test, {});
    expect(elementOf(test)?.outerHTML).not.toMatch(/numbers|unwrapped|code-scroll/);
    expect(bodyBlocks(bodyOf(test))[0]?.attributes).toEqual({});
  });

  it("numbers lines as they come and go", () => {
    const test = codeEditor("", both);
    expect(elementOf(test)?.dataset["numbers"]).toBe("1");
    test.act(() => {
      $selectCode($code(), 0);
      $insertIntoCode("a\n\nb\n");
    });
    expect(elementOf(test)?.dataset["numbers"]).toBe("1\n2\n3\n4");
    test.act(() => {
      $selectCode($code(), 1, 4);
      $insertIntoCode("c");
    });
    expect(elementOf(test)?.dataset["numbers"]).toBe("1\n2");
  });

  it("makes room for three digits at the hundredth line", () => {
    const test = codeEditor("\n".repeat(98), both);
    expect(elementOf(test)?.className).toContain("digits-2");
    test.act(() => {
      $selectCode($code(), 0);
      $insertIntoCode("\n");
    });
    expect(elementOf(test)?.className).toContain("digits-3");
  });

  it.each(looks)("keeps its look where it is copied and pasted: %o", (look) => {
    const html = copiedHtml(codeEditor("a\n\n\tb", look));
    expect(html).not.toContain("data-numbers");
    const [pasted] = htmlToBlocks(parseHtml(html));
    expect(pasted).toMatchObject({ kind: "codeBlock", attributes: look });
    expect(pasted?.runs.map(({ text }) => text).join("")).toBe("a\n\n\tb");
  });

  it.each(looks)("keeps its look where it is copied from a page that is read: %o", (look) => {
    const html = bodyToHtml(bodyOf(codeEditor("a\n\n\tb", look)));
    const [pasted] = htmlToBlocks(parseHtml(html));
    expect(pasted).toMatchObject({ kind: "codeBlock", attributes: look });
    expect(pasted?.runs.map(({ text }) => text).join("")).toBe("a\n\n\tb");
  });
});
