import { $getRoot, $getSelection, $isRangeSelection, PASTE_COMMAND } from "lexical";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { makeBlock } from "@stemma/document/make-block";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { BlockId } from "@stemma/document/block-id";
import type { PageId } from "@stemma/domain/ids";
import { describe, expect, it, test } from "vitest";
import { editorBody } from "../body/editor-body.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import { $caretAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { pageOfAddress } from "./page-of-address.ts";
import { $insertPageLink, $pageLinkQuery } from "./page-link-query.ts";

const flour = "0190a000-0000-7000-8000-000000000001" as PageId;
const word = pageLinkWord(flour);

const textsOf = ({ editor }: TestEditor) =>
  bodyBlocks(editorBody(editor.getEditorState())).map(({ runs }) =>
    runs.map(({ text }) => text).join(""),
  );

/** An editor with "See [link] here", with the caret before the link. */
function linkedEditor(): TestEditor {
  const runs = ["See ", word, " here"].map((text) => ({ text, marks: 0, url: null }));
  const editor = editorForTests([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
  editor.act(() => void $caretAt(0, 4));
  return editor;
}

describe("two brackets before the caret", () => {
  it.each([
    { text: "See [[", query: "" },
    { text: "See [[flo", query: "flo" },
    { text: "[[Rye flour", query: "Rye flour" },
    { text: "a[[1] = 2", query: null },
    { text: "[[ $a ", query: null },
    { text: "See [flo", query: null },
  ])("in $text ask for $query", ({ text, query }) => {
    const { editor, act } = editorForTests([block(text)]);
    act(() => void $caretAt(0, text.length));
    expect(editor.read($pageLinkQuery)?.query ?? null).toBe(query);
  });

  it("become a link to the chosen page, and undo gives them back", async () => {
    const tested = editorForTests([block("See  here")]);
    tested.act(() => void $caretAt(0, 4));
    await tested.type("[[flo");
    const place = tested.editor.read($pageLinkQuery)?.place;
    if (place === undefined) throw new Error("There is no query.");
    tested.act(() => $insertPageLink(flour, place));
    expect(textsOf(tested)).toEqual([`See ${word} here`]);
    await tested.type("!");
    expect(textsOf(tested)).toEqual([`See ${word}! here`]);
    await tested.undo();
    await tested.undo();
    expect(textsOf(tested)[0]).toMatch(/^See \[\[flo/);
  });

  it("become a link late, and leave the caret where the writer went on", () => {
    const tested = editorForTests([block("See [[flo here"), block("Elsewhere")]);
    tested.act(() => void $caretAt(0, 9));
    const place = tested.editor.read($pageLinkQuery)?.place;
    tested.act(() => void $caretAt(1, 4));
    tested.act(() => $insertPageLink(flour, place ?? { key: "0", start: 0, written: "" }));
    tested.act(() => {
      const caret = $getSelection();
      if ($isRangeSelection(caret)) caret.insertText("!");
    });
    expect(textsOf(tested)).toEqual([`See ${word} here`, "Else!where"]);
  });

  it("stay as they are if the text changed before the page was created", () => {
    const tested = editorForTests([block("See [[flo")]);
    tested.act(() => void $caretAt(0, 9));
    const place = tested.editor.read($pageLinkQuery)?.place;
    tested.act(() => $getRoot().getAllTextNodes()[0]?.setTextContent("Another text"));
    tested.act(() => $insertPageLink(flour, place ?? { key: "0", start: 0, written: "" }));
    expect(textsOf(tested)).toEqual(["Another text"]);
  });
});

test("a page link is one step for the caret, and is deleted as a whole", () => {
  const tested = linkedEditor();
  const modify = (isBackward: boolean) =>
    tested.act(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.deleteCharacter(isBackward);
    });
  modify(false);
  expect(textsOf(tested)).toEqual(["See  here"]);
});

test("a copied page link is a link with its title, and is a page link again where it is pasted", () => {
  const html = (href: string) =>
    `<p>See <a class="page-link" data-page="${flour}" href="${href}">Flour</a>, please</p>`;
  const read = (href: string) =>
    htmlToBlocks(parseHtml(html(href))).map(({ runs }) => runs.map(({ text }) => text).join(""));
  expect(read(`${location.origin}/page/${flour}`)).toEqual([`See ${word}, please`]);
  expect(read(`https://other.example/page/${flour}`)).toEqual(["See Flour, please"]);
});

test.each([
  { address: `${location.origin}/page/${flour}`, page: flour },
  { address: `${location.origin}/page/${flour}/`, page: flour },
  { address: `${location.origin}/page/${flour}#Q3vY0d1k`, page: null },
  { address: `${location.origin}/page/${flour}?edit=true`, page: null },
  { address: `https://other.example/page/${flour}`, page: null },
  { address: `${location.origin}/workspace/${flour}`, page: null },
])("$address names the page $page", ({ address, page }) => {
  expect(pageOfAddress(address)).toBe(page);
});

test("a pasted address of a page becomes a page link, and Backspace gives the address back", async () => {
  const tested = editorForTests([block("See ")]);
  tested.act(() => void $caretAt(0, 4));
  const address = `${location.origin}/page/${flour}`;
  const data = new DataTransfer();
  data.setData("text/plain", address);
  tested.editor.dispatchCommand(
    PASTE_COMMAND,
    new ClipboardEvent("paste", { clipboardData: data }),
  );
  await expect.poll(() => textsOf(tested)).toEqual([`See ${word}`]);
  await tested.backspace();
  expect(textsOf(tested)).toEqual([`See ${address}`]);
});
