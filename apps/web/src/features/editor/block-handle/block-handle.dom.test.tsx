import { screen, waitFor } from "@testing-library/react";
import { KEY_DOWN_COMMAND, type LexicalEditor } from "lexical";
import { afterEach, expect, it, vi } from "vitest";
import type { PageId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
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

function Handle(props: { readonly editor: LexicalEditor; readonly pageId: PageId | undefined }) {
  return <BlockHandle {...props} keyPresses={useRowMenuKey(props.editor)} />;
}

/** Opens the menu of the selected rows by its key. Returns the names of its entries. */
async function openByKey({ editor }: TestEditor, pageId?: PageId): Promise<string[]> {
  drawComponent(<Handle editor={editor} pageId={pageId} />);
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
  expect(await openByKey(test)).toEqual([
    "Turn into",
    "Duplicate",
    "Move up",
    "Move down",
    "Delete",
  ]);
  entry("Move up")?.click();
  await waitFor(() => expect(test.ids()).toEqual(["bb", "cc", "aa"]));
  await test.undo();
  expect(test.ids()).toEqual(["aa", "bb", "cc"]);
});

it("a row of a page has a link, also before it is published", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const test = paragraphs("aa", "bb");
  test.act(() => void $caretAt(1, 0));
  expect(await openByKey(test, "page1" as PageId)).toContain("Copy link");
  entry("Copy link")?.click();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/page/page1#bb`));
});

it("a table cannot become text", async () => {
  const test = written();
  test.act(() => void $caretAt(2, 0));
  expect(await openByKey(test)).toEqual(["Duplicate", "Move up", "Move down", "Delete"]);
  entry("Delete")?.click();
  await waitFor(() => expect(test.texts()).toEqual(["Before", "After"]));
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
