import { $getHtmlContent } from "@lexical/clipboard";
import { $getRoot, $selectAll, DELETE_CHARACTER_COMMAND, KEY_ARROW_DOWN_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { readBody } from "@stemma/document/read-body";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { editorBody } from "../body/editor-body.ts";
import { $selectedCode } from "../code/code-blocks.ts";
import { $textWithSources } from "../drawn/copied-sources.ts";
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

/** The rows with their kinds, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(
    ({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`,
  );
}

const between = (source: string) =>
  editorForTests([
    block("Above", { id: "a" }),
    block(source, { id: "d", kind: "diagram" }),
    block("Below", { id: "b" }),
  ]);

const source = "flowchart LR\n\tA --> B";

describe("a diagram in the editor", () => {
  it("is its source, beside a place for what is drawn", () => {
    const test = between(source);
    expect(rowsOf(test)).toEqual(["paragraph: Above", `diagram: ${source}`, "paragraph: Below"]);
    const figure = test.editor.getRootElement()?.children[1];
    expect(figure?.className).toBe("diagram");
    expect([...(figure?.children ?? [])].map(({ className }) => className)).toEqual([
      "",
      "drawing",
    ]);
  });

  it("is inserted by the slash menu", async () => {
    const test = editorForTests([block("/mer", { id: "a" })]);
    test.act(() => void $getRoot().selectEnd());
    test.act(() => $insertObject("diagram"));
    await test.type("pie");
    expect(rowsOf(test)).toEqual(["diagram: pie"]);
  });

  it.each([
    { typed: "```ts ", row: "codeBlock: " },
    { typed: "```constructor ", row: "codeBlock: " },
  ])("is not what another language of a typed fence says: $typed", async ({ typed, row }) => {
    const test = editorForTests([block("", { id: "a" })]);
    test.act(() => void $getRoot().selectEnd());
    await test.type(typed);
    expect(rowsOf(test)).toEqual([row]);
  });

  it("takes the sign of an arrow, brackets and Markdown as they are typed", async () => {
    const test = editorForTests([block("", { id: "d", kind: "diagram" })]);
    test.act(() => void $getRoot().selectEnd());
    await test.type("--- # **a** [[x]] --> @b /c https://a.test :tada:");
    expect(rowsOf(test)).toEqual(["diagram: --- # **a** [[x]] --> @b /c https://a.test :tada:"]);
  });

  it("becomes code and text again with its id", () => {
    const test = between(source);
    test.act(() => void $setBlockKind($blockAt(1), "codeBlock"));
    expect(rowsOf(test)[1]).toBe(`codeBlock: ${source}`);
    test.act(() => void $setBlockKind($blockAt(1), "math"));
    expect(rowsOf(test)[1]).toBe(`math: ${source}`);
    test.act(() => void $setBlockKind($blockAt(1), "diagram"));
    expect(rowsOf(test)[1]).toBe(`diagram: ${source}`);
    expect(test.ids()).toEqual(["a", "d", "b"]);
  });

  it("is entered by the arrows, and not joined with the text beside it", () => {
    const test = between(source);
    const opened = () => test.editor.read(() => $selectedCode()?.code.getTextContent() ?? null);
    test.act(() => void $caretAt(0, 2));
    test.editor.dispatchCommand(
      KEY_ARROW_DOWN_COMMAND,
      new KeyboardEvent("keydown", { cancelable: true }),
    );
    expect(opened()).toBe(source);
    test.act(() => void $blockAt(2).selectStart());
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(opened()).toBe(source);
    expect(rowsOf(test)).toHaveLength(3);
  });
});

describe("a copied diagram", () => {
  const blocksOf = (html: string) =>
    htmlToBlocks(parseHtml(html)).map(
      ({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`,
    );

  it("is code of the language Mermaid, and comes back as it was", () => {
    const test = between(source);
    let [html, text]: (string | null)[] = [];
    test.act(() => {
      const selection = $selectAll();
      html = $getHtmlContent(test.editor, selection);
      text = $textWithSources(selection);
    });
    expect(text).toBe(`Above\n\`\`\`mermaid\n${source}\n\`\`\`\nBelow`);
    expect(html).toContain(
      '<figure class="diagram"><pre data-language="mermaid">flowchart LR\n\tA --&gt; B</pre></figure>',
    );
    expect(blocksOf(html ?? "")).toEqual(rowsOf(test));
  });

  it.each([
    { from: "GitHub", html: '<pre lang="mermaid" aria-label="Raw mermaid code">pie</pre>' },
    {
      from: "GitHub, drawn",
      html: '<section data-type="mermaid"><div data-plain="pie"><svg></svg></div></section>',
    },
    { from: "Notion", html: '<pre><code class="language-mermaid">pie</code></pre>' },
    { from: "Confluence", html: '<pre data-language="mermaid"><code>pie</code></pre>' },
    { from: "a site generator", html: '<pre class="mermaid"><code>pie</code></pre>' },
    {
      from: "a page that is read",
      html: '<figure class="diagram diagram-drawn"><pre>pie</pre><div class="drawing"><img alt="Diagram"></div></figure>',
    },
  ])("comes from $from", ({ html }) => {
    expect(blocksOf(html)).toEqual(["diagram: pie"]);
  });
});
