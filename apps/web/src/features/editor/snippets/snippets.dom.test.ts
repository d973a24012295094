import {
  $createNodeSelection,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  DELETE_CHARACTER_COMMAND,
  KEY_DOWN_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { readBody } from "@stemma/document/read-body";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";
import { anyVersion } from "@stemma/document/testing/any-version";
import { linkedId } from "@stemma/document/testing/linked-id";
import { $editorRows } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { $caretAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { $detachSnippet, $removeSnippet, $showSnippet } from "./snippet-edits.ts";
import { $insertSnippet, $snippetQuery } from "./snippet-query.ts";

const hours: SnippetAttributes = { id: linkedId(1) };
const snippet = (id = "s") => block("", { id, kind: "snippet", attributes: { snippet: hours } });

/** The rows as their text, `{1}` for a snippet, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(({ attributes, runs }) =>
    attributes.snippet === undefined
      ? runs.map(({ text }) => text).join("")
      : `{${attributes.snippet.id.at(-1)}${attributes.snippet.version?.at(-1) ?? ""}}`,
  );
}

/** The key of the snippet at the top of the page. */
function $snippetKeyOf(): string {
  return $getRoot().getChildren().find($isSnippetNode)?.getKey() ?? "";
}

/** Types a query and takes the snippet, as the menu does. */
function insert(test: TestEditor): void {
  test.act(() => {
    const query = $snippetQuery();
    if (query === null) throw new Error("Nothing is asked for.");
    $insertSnippet(hours, query.place);
  });
}

describe("a snippet in the editor", () => {
  it.each([
    { typed: ["Flour", "{{open"], at: 1, rows: ["Flour", "{1}", ""], where: "an empty row" },
    { typed: ["Flour {{open"], at: 0, rows: ["Flour ", "{1}", ""], where: "the end of a text" },
    { typed: ["{{open", "End"], at: 0, rows: ["{1}", "", "End"], where: "the first row" },
  ])("comes below the row of the query, in $where", ({ typed, at, rows }) => {
    const test = editorForTests(typed.map((text, index) => block(text, { id: `${index}` })));
    test.act(() => void $caretAt(at, typed[at]?.length ?? 0));
    insert(test);
    expect(rowsOf(test)).toEqual(rows);
    test.act(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.insertText("After");
    });
    expect(rowsOf(test)[rows.indexOf("{1}") + 1]).toBe("After");
  });

  it("is asked for by braces with a letter behind them, and not in code", () => {
    const test = editorForTests([block("{{ open"), block("{{open", { kind: "codeBlock" })]);
    for (const row of [0, 1]) {
      test.act(() => void $caretAt(row, 6));
      expect(test.editor.read($snippetQuery)).toBeNull();
    }
  });

  it("is erased as a divider is, by Backspace below it, and comes back by undo", async () => {
    const test = editorForTests([block("Flour"), snippet(), block("Water")]);
    test.act(() => void $caretAt(1, 0));
    test.act(() => void test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true));
    expect(rowsOf(test)).toEqual(["Flour", "Water"]);
    await test.undo();
    expect(rowsOf(test)).toEqual(["Flour", "{1}", "Water"]);
  });

  it("is marked where it is selected, and a letter begins a row below it", () => {
    const test = editorForTests([block("Flour"), snippet(), block("Water")]);
    test.act(() => {
      const selection = $createNodeSelection();
      selection.add($snippetKeyOf());
      $setSelection(selection);
    });
    expect(test.editor.getRootElement()?.querySelector(".snippet-selected")).not.toBeNull();
    const event = new KeyboardEvent("keydown", { key: "x", cancelable: true });
    test.act(() => void test.editor.dispatchCommand(KEY_DOWN_COMMAND, event));
    expect(rowsOf(test)).toEqual(["Flour", "{1}", "x", "Water"]);
    expect(test.editor.getRootElement()?.querySelector(".snippet-selected")).toBeNull();
  });

  it("is pinned to a version, follows again, and is drawn anew for it", () => {
    const test = editorForTests([snippet(), block("End")]);
    const shownIn = () =>
      test.editor.getRootElement()?.querySelector(".snippet")?.getAttribute("data-snippet");
    test.act(() => $showSnippet($snippetKeyOf(), { ...hours, version: anyVersion(7) }));
    expect(rowsOf(test)).toEqual(["{17}", "End"]);
    expect(shownIn()).toBe(`${hours.id}/${anyVersion(7)}`);
    test.act(() => $showSnippet($snippetKeyOf(), hours));
    expect(rowsOf(test)).toEqual(["{1}", "End"]);
    expect(shownIn()).toBe(hours.id);
  });

  it("becomes normal text with new ids, and a snippet again by undo", async () => {
    const callout = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const cell = { kind: "cell", id: "T", row: "r", column: "c", header: 0 } as never;
    const text = makeBody([
      block("We open", { id: "x", kind: "h2" }),
      block("at eight", { id: "y", kind: "bullet" }),
      makeBlock({ id: "z" as BlockId, kind: "paragraph", within: callout }, [
        { text: "every day", marks: 0, url: null },
      ]),
      makeBlock({ id: "w" as BlockId, kind: "paragraph", within: cell }, [
        { text: "but", marks: 0, url: null },
      ]),
    ]);
    for (const within of [null, { kind: "callout", id: "D" as BlockId, tone: "note" } as const]) {
      const shown = block("", { id: "s", kind: "snippet", attributes: { snippet: hours }, within });
      const test = editorForTests([block("Flour", { within }), shown, block("Water", { within })]);
      test.act(() => {
        const found = $editorRows().find($isSnippetNode);
        $detachSnippet(found?.getKey() ?? "", text);
      });
      expect(
        rowsOf(test)
          .filter((words) => words !== "")
          .toSorted(),
      ).toEqual(["Flour", "We open", "at eight", "every day", "but", "Water"].toSorted());
      expect(test.ids().filter((id) => ["x", "y", "z", "w", "s"].includes(id ?? ""))).toEqual([]);
      await test.undo();
      expect(rowsOf(test)).toEqual(["Flour", "{1}", "Water"]);
    }
  });

  it("is removed, with the caret in its place", () => {
    const test = editorForTests([snippet(), block("End")]);
    test.act(() => $removeSnippet($snippetKeyOf()));
    expect(rowsOf(test)).toEqual(["", "End"]);
  });
});
