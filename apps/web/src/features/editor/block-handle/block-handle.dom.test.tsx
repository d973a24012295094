import { screen, waitFor } from "@testing-library/react";
import { KEY_DOWN_COMMAND, type LexicalEditor } from "lexical";
import { afterEach, expect, it, vi } from "vitest";
import { $isFileNode } from "@stemma/document/files/file-node";
import type { FileId, PageId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { $editorBlocks } from "../blocks/selected-blocks.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { written } from "../testing/table-editor.ts";
import { BlockHandle } from "./block-handle.tsx";
import { useRowMenuKey } from "./use-row-menu-key.ts";

afterEach(putAway);

const chord = { key: ">", code: "Period", ctrlKey: true, shiftKey: true };

const entries = ["Turn into", "Duplicate", "Copy link", "Move up", "Move down", "Delete"];

const entry = (name: string) => screen.queryByRole("menuitem", { name });

function Handle({ editor }: { readonly editor: LexicalEditor }) {
  return (
    <BlockHandle editor={editor} pageId={"page1" as PageId} keyPresses={useRowMenuKey(editor)} />
  );
}

/** Opens the menu of the selected rows by its key. Returns the names of its entries. */
async function openByKey({ editor }: TestEditor): Promise<string[]> {
  drawComponent(<Handle editor={editor} />);
  editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", chord));
  await screen.findByRole("menu", { name: "Row options" });
  return entries.filter((name) => entry(name) !== null);
}

const paragraphs = (...texts: readonly string[]) =>
  editorForTests(texts.map((text) => block(text, { id: text })));

function select({ act }: TestEditor, from: number, to: number): void {
  act(() => {
    const selection = $caretAt(from, 0);
    selection.focus.set($blockAt(to).getFirstChildOrThrow().getKey(), 1, "text");
  });
}

it("a key opens the menu of the selected rows, which acts on all of them, in one step", async () => {
  const test = paragraphs("aa", "bb", "cc");
  select(test, 1, 2);
  expect(await openByKey(test)).toEqual(entries);
  entry("Move up")?.click();
  await waitFor(() => expect(test.ids()).toEqual(["bb", "cc", "aa"]));
  await test.undo();
  expect(test.ids()).toEqual(["aa", "bb", "cc"]);
});

it("a row of a page has a link, also before it is published", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const test = paragraphs("aa", "bb");
  test.act(() => void $caretAt(1, 0));
  expect(await openByKey(test)).toContain("Copy link");
  entry("Copy link")?.click();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/page/page1#bb`));
});

it("a table cannot become text", async () => {
  const test = written();
  test.act(() => void $caretAt(2, 0));
  expect(await openByKey(test)).toEqual(entries.slice(1));
  entry("Delete")?.click();
  await waitFor(() => expect(test.texts()).toEqual(["Before", "After"]));
});

it("a picture becomes no other text, but can be framed and doubled", async () => {
  const picture = { width: 1200, height: 800, placeholder: "" };
  const file = {
    id: "0190a000-0000-7000-8000-000000000001" as FileId,
    name: "sieve.png",
    size: 1400,
    picture,
  };
  const test = editorForTests([
    block("aa", { id: "aa" }),
    block("A sieve", { id: "bb", kind: "image", attributes: { file, altText: "A sieve" } }),
  ]);
  test.act(() => void $caretAt(1, 0));
  expect(await openByKey(test)).toEqual(entries);
  entry("Turn into")?.click();
  await waitFor(() => expect(entry("Note")).not.toBeNull());
  expect(entry("Heading 1")).toBeNull();
  entry("Duplicate")?.click();
  await waitFor(() => expect(test.texts()).toEqual(["aa", "A sieve", "A sieve"]));
  const copies = test.editor.read(() =>
    $editorBlocks().flatMap((row) => ($isFileNode(row) ? [row.getAttributes()] : [])),
  );
  expect(copies).toEqual([
    { file, altText: "A sieve" },
    { file, altText: "A sieve" },
  ]);
  expect(new Set(test.ids()).size).toBe(3);
});

it("a menu whose rows are gone changes nothing", async () => {
  const test = paragraphs("aa", "bb", "cc");
  test.act(() => void $caretAt(1, 0));
  await openByKey(test);
  test.act(() => $blockAt(1).remove());
  entry("Delete")?.click();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(test.ids()).toEqual(["aa", "cc"]);
});
