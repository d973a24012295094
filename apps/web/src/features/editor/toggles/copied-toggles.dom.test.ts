import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $getRoot, $getSelection } from "lexical";
import { describe, expect, it } from "vitest";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { $blockAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { rowsOf } from "../testing/callout-editor.ts";
import { togglePage, wholeToggle } from "../testing/toggle-editor.ts";

it("what is copied is a toggle again, as our own format and as HTML", () => {
  const copied = togglePage();
  copied.act(() => void $getRoot().select(0, $getRoot().getChildrenSize()));
  const data = copied.editor.read(() => $getClipboardDataFromSelection($getSelection()));
  expect(data["text/plain"]).toContain("Slowly");
  expect(data["text/html"]).toMatch(/<details open[^>]*><summary><p.*How\?.*<\/summary><p.*Slowly/);
  const json = clipboardToBlocks(data["application/x-lexical-editor"] ?? "") ?? [];
  const document = new DOMParser().parseFromString(data["text/html"] ?? "", "text/html");
  for (const blocks of [json, htmlToBlocks(document.body)]) {
    const test = editorForTests([block("Start", { id: "z" })]);
    test.act(() => $insertBlocks(blocks, $blockAt(0).selectEnd()));
    expect(rowsOf(test)).toEqual(["StartBefore", ...wholeToggle.slice(1)]);
  }
});

describe("what is pasted becomes a toggle", () => {
  it.each([
    {
      from: "GitHub",
      html: "<details><summary>How?</summary>\n\n<p>Slowly</p><ul><li>By hand</li></ul></details><p>After</p>",
      is: ["toggle[1] How?", "toggle[1] Slowly", "toggle[1] - By hand", "After"],
    },
    {
      from: "Notion",
      html: '<ul class="toggle"><li><details open=""><summary>How?</summary><p>Slowly</p></details></li></ul><ul class="toggle"><li><details open=""><summary>Why?</summary><ul><li>Taste</li></ul></details></li></ul>',
      is: ["toggle[1] How?", "toggle[1] Slowly", "toggle[2] Why?", "toggle[2] - Taste"],
    },
    {
      from: "Confluence, by its editor",
      html: '<p>Before</p><div data-node-type="expand" data-title="How?" data-expanded="true"><p>Slowly</p></div>',
      is: ["Before", "toggle[1] How?", "toggle[1] Slowly"],
    },
    {
      from: "Confluence, by its page",
      html: '<div class="expand-container"><div class="expand-control"><span class="expand-control-text">How?</span></div><div class="expand-content"><p>Slowly</p></div></div>',
      is: ["toggle[1] How?", "toggle[1] Slowly"],
    },
    {
      from: "a comparison of Stemma",
      html: '<div class="toggle"><div class="toggle-summary"><p>How?</p></div><p>Slowly</p></div>',
      is: ["toggle[1] How?", "toggle[1] Slowly"],
    },
    {
      from: "a page with toggles in each other",
      html: "<details><summary>How?</summary><details><summary>Why?</summary><p>Taste</p></details></details>",
      is: ["toggle[1] How?", "toggle[1] Why?", "toggle[1] Taste"],
    },
    {
      from: "a page with a table and code in one",
      html: "<details><summary>How?</summary><pre>mix</pre><table><tr><td>Rye</td><td>2</td></tr></table></details>",
      is: ["toggle[1] How?", "toggle[1] mix", "toggle[1] Rye\t2"],
    },
    {
      from: "a page without a summary",
      html: "<details><pre>mix</pre></details>",
      is: ["toggle[1]", "toggle[1] mix"],
    },
    {
      from: "a page with marks and a heading",
      html: "<details><summary><h3>How <i>exactly</i>?</h3></summary>Slowly<br>by hand</details>",
      is: ["toggle[1] How exactly?", "toggle[1] Slowlyby hand"],
    },
  ])("from $from", ({ html, is }) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const test = editorForTests([block("", { id: "z" })]);
    test.act(() => $insertBlocks(htmlToBlocks(body), $blockAt(0).select(0, 0)));
    expect(rowsOf(test)).toEqual(is);
  });
});
