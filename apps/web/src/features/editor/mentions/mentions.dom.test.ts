import { $getRoot, COPY_COMMAND } from "lexical";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import type { UserId } from "@stemma/domain/ids";
import { describe, expect, it, test } from "vitest";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { editorBody } from "../body/editor-body.ts";
import { observeQuery } from "../caret-menu/observe-query.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $insertMention, $mentionQuery } from "./mention-query.ts";

const ana = "0190a000-0000-7000-8000-000000000001" as UserId;
const word = mentionWord(ana);

const textsOf = ({ editor }: TestEditor) =>
  bodyBlocks(editorBody(editor.getEditorState())).map(({ runs }) =>
    runs.map(({ text }) => text).join(""),
  );

/** An editor with "Ask [mention] now", in which the name is drawn. */
function mentioningEditor(): TestEditor {
  const runs = ["Ask ", word, " now"].map((text) => ({ text, marks: 0, url: null }));
  const tested = editorForTests([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
  const element = tested.editor.getRootElement()?.querySelector("[data-unnamed]");
  if (element) element.textContent = "@Ana";
  return tested;
}

describe("an at sign before the caret", () => {
  it.each([
    { text: "Ask @", query: "" },
    { text: "@", query: "" },
    { text: "Ask @an", query: "an" },
    { text: "Ask (@Ana Ba", query: "Ana Ba" },
    { text: "Ask “@O'Neil-Zé", query: "O'Neil-Zé" },
    { text: "ana@example.org", query: null },
    { text: "a@b.com", query: null },
    { text: "x_@", query: null },
    { text: "5 @ 3", query: null },
    { text: "@@an", query: null },
    { text: "@ana@example.org", query: null },
    { text: "@an /h2", query: null },
  ])("in $text asks for $query", ({ text, query }) => {
    const { editor, act } = editorForTests([block(text)]);
    act(() => void $caretAt(0, text.length));
    expect(editor.read($mentionQuery)?.query ?? null).toBe(query);
  });

  it("asks for nobody in code and in a link", () => {
    const code = makeBlock({ id: "a" as BlockId, kind: "codeBlock" }, [
      { text: "@an", marks: 0, url: null },
    ]);
    const inline = makeBlock({ id: "b" as BlockId, kind: "paragraph" }, [
      { text: "@an", marks: 16, url: null },
    ]);
    const link = makeBlock({ id: "c" as BlockId, kind: "paragraph" }, [
      { text: "@an", marks: 0, url: "https://example.org/" },
    ]);
    const { editor, act } = editorForTests([code, inline, link, block("@an")]);
    const queries = [0, 1, 2, 3].map((row) => {
      act(() => void $getRoot().getAllTextNodes()[row]?.selectEnd());
      return editor.read($mentionQuery)?.query ?? null;
    });
    expect(queries).toEqual([null, null, null, "an"]);
  });

  it("becomes a mention of the chosen person, and undo gives the text back", async () => {
    const tested = editorForTests([block("Ask  now")]);
    tested.act(() => void $caretAt(0, 4));
    await tested.type("@an");
    const place = tested.editor.read($mentionQuery)?.place;
    if (place === undefined) throw new Error("There is no query.");
    tested.act(() => $insertMention(ana, place));
    expect(textsOf(tested)).toEqual([`Ask ${word} now`]);
    await tested.type("!");
    expect(textsOf(tested)).toEqual([`Ask ${word}! now`]);
    await tested.undo();
    await tested.undo();
    expect(textsOf(tested)[0]).toMatch(/^Ask @an/);
  });

  it("becomes a mention late, and leaves the caret where the writer went on", async () => {
    const tested = editorForTests([block("Ask @an")]);
    tested.act(() => void $caretAt(0, 7));
    const place = tested.editor.read($mentionQuery)?.place;
    await tested.type(" now");
    tested.act(() => $insertMention(ana, place ?? { key: "0", start: 0, written: "" }));
    await tested.type("!");
    expect(textsOf(tested)).toEqual([`Ask ${word} now!`]);
  });

  it("opens where it is typed, and not where an address is", async () => {
    const tested = editorForTests([block("")]);
    tested.act(() => void $caretAt(0, 0));
    const queries: (string | null)[] = [];
    const { stop } = observeQuery(tested.editor, $mentionQuery, (state) =>
      queries.push(state?.query ?? null),
    );
    await tested.type("me@b.com ");
    expect(queries).toEqual([]);
    await tested.type("@b");
    expect(queries).toEqual(["", "b"]);
    stop();
  });
});

test("a mention is one step for the caret, and is deleted as a whole", () => {
  const tested = mentioningEditor();
  tested.act(() => $caretAt(0, 4).deleteCharacter(false));
  expect(textsOf(tested)).toEqual(["Ask  now"]);
});

test("a copied mention is its name in other programs, and a mention again in Stemma", () => {
  const tested = mentioningEditor();
  tested.act(() => void $getRoot().select(0, 1));
  const clipboardData = new DataTransfer();
  tested.editor.dispatchCommand(COPY_COMMAND, new ClipboardEvent("copy", { clipboardData }));
  expect(clipboardData.getData("text/plain")).toBe("Ask @Ana now");
  const html = clipboardData.getData("text/html");
  expect(html).toContain(">@Ana</span>");
  expect(html).not.toContain("data-unnamed");
  const own = clipboardData.getData("application/x-lexical-editor");
  for (const pasted of [htmlToBlocks(parseHtml(html)), clipboardToBlocks(own) ?? []]) {
    expect(pasted.map(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual([
      `Ask ${word} now`,
    ]);
  }
});

test.each([
  { html: `<p>Ask <span class="mention" data-person="7">@Ana</span></p>`, because: "no id" },
  { html: `<p>Ask <span class="mention">@Ana</span></p>`, because: "nobody" },
  { html: `<p>Ask <b data-person="${ana}">@Ana</b></p>`, because: "no mention" },
])("pasted HTML that names $because stays text", ({ html }) => {
  const [pasted] = htmlToBlocks(parseHtml(html));
  expect(pasted?.runs.map(({ text }) => text).join("")).toBe("Ask @Ana");
});

test("a mention that becomes code is the name on screen, without its id", () => {
  const tested = mentioningEditor();
  tested.act(() => void $setBlockKind($blockAt(0), "codeBlock"));
  expect(textsOf(tested)).toEqual(["Ask @Ana now"]);
});
