import { PASTE_COMMAND } from "lexical";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { BlockJson } from "@stemma/document/format";
import { allKinds, everyKind } from "@stemma/document/testing/every-kind/every-kind";
import { holdTo } from "@stemma/document/testing/every-kind/hold-to";
import type { DomCells, Line } from "@stemma/document/testing/every-kind/line";
import { bareHtml, pageOf } from "@stemma/document/testing/every-kind/rows";
import { htmlToMarkdown } from "../../lib/markdown/html-to-markdown.ts";
import { loadMarkdown } from "./paste/markdown/load-markdown.ts";
import { markdownToBlocks } from "./paste/markdown/markdown-to-blocks.ts";
import { $insertBlocks } from "./paste/insert-blocks.ts";
import { $caretAt, block, editorForTests, type TestEditor } from "./testing/editor-for-tests.ts";

interface Check {
  readonly rule: string;
  readonly holds: (line: Line) => void | Promise<void>;
}

/** The HTML of a page with these rows, as `TestEditor.html` gives it. */
const htmlOf = (rows: readonly BlockJson[]) => bareHtml(bodyToHtml(pageOf(rows), "stored"));

/** An editor with an empty row between the first and the last one, the caret in it. */
function emptyRow(): TestEditor {
  const test = editorForTests([block("First."), block(""), block("Last.")]);
  test.act(() => void $caretAt(1, 0));
  return test;
}

async function paste(test: TestEditor, html: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  test.editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent("paste", { clipboardData }));
  await vi.waitFor(() => test.editor.read(() => undefined), { timeout: 30_000 });
}

/** A check for each column that needs a document. The type demands one. */
const checks: Readonly<Record<keyof DomCells, Check>> = {
  pasteIn: {
    rule: "comes out of what another program copied",
    holds: async ({ pasteIn, rows }) => {
      if (typeof pasteIn === "object") return;
      const test = emptyRow();
      await paste(test, pasteIn);
      expect(test.html()).toBe(htmlOf(rows));
    },
  },
  markdownIn: {
    rule: "comes out of Markdown",
    holds: ({ markdownIn, rows }) => {
      if (typeof markdownIn === "object") return;
      const test = emptyRow();
      test.act(() => $insertBlocks(markdownToBlocks(markdownIn)?.blocks ?? [], $caretAt(1, 0)));
      expect(test.html()).toBe(htmlOf(rows));
    },
  },
  markdownOut: {
    rule: "is this Markdown where a page is copied as Markdown",
    holds: ({ markdownOut, rows }) => {
      const markdown = htmlToMarkdown(bodyToHtml(pageOf(rows)), "https://stemma.test");
      expect(markdown).toBe(`First.\n\n${markdownOut}\n\nLast.\n`);
    },
  },
};

beforeAll(async () => void (await loadMarkdown()));

const columns = (Object.keys(checks) as (keyof DomCells)[]).map((column) => ({
  column,
  ...checks[column],
}));

describe.each(allKinds)("%s", (kind) => {
  it.each(columns)("$rule", ({ column, holds }) => holdTo(column, everyKind[kind], holds));
});
