import { $getLexicalContent, $getClipboardDataFromSelection } from "@lexical/clipboard";
import {
  $getSelection,
  $isRangeSelection,
  $selectAll,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { FileAttributes } from "@stemma/document/files/file-attributes";
import { $isFileNode, $setFileAttributes } from "@stemma/document/files/file-node";
import type { BlockShape } from "@stemma/document/make-block";
import { readBody } from "@stemma/document/read-body";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { FileId } from "@stemma/domain/ids";
import { $setBlockKinds } from "../blocks/block-kind.ts";
import { $editorBlocks } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $insertFile } from "./insert-file.ts";

const file: FileAttributes = {
  id: "0190a000-0000-7000-8000-000000000001" as FileId,
  name: "sieve.png",
  size: 1400,
  picture: { width: 1200, height: 800, placeholder: "" },
};
const attributes = { file };

const image = (caption = "", more: Partial<Omit<BlockShape, "id">> & { id?: string } = {}) =>
  block(caption, { id: "i", kind: "image", attributes, ...more });

/** The rows as `kind: text`, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(({ kind, runs }) => {
    const text = runs.map((run) => run.text).join("");
    return kind === "paragraph" ? text : `${kind}: ${text}`;
  });
}

/** Where the caret is: the index of its block and its offset. */
const caretOf = ({ editor }: TestEditor) =>
  editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const { anchor } = selection;
    const node = anchor.getNode();
    return [
      $editorBlocks().findIndex((one) => one.is(node) || one.isParentOf(node)),
      anchor.offset,
    ];
  });

describe("a picture in the editor", () => {
  it("looks as it does to a reader, with its caption in it", () => {
    const shown = { attributes: { ...attributes, altText: "A sieve", span: "wide" as const } };
    const test = editorForTests([image("Round.", shown)]);
    const drawn = test.editor.getRootElement()?.querySelector("figure");
    const reader = document.createElement("div");
    reader.innerHTML = bodyToHtml(editorBody(test.editor.getEditorState()));
    expect(drawn?.className).toBe(reader.querySelector("figure")?.className);
    const drawnImage = drawn?.querySelector("img");
    expect(drawnImage?.draggable).toBe(false);
    drawnImage?.removeAttribute("draggable");
    expect(drawnImage?.outerHTML).toBe(reader.querySelector("img")?.outerHTML);
    expect(drawn?.querySelector("figcaption")?.textContent).toBe("Round.");
    expect(drawn?.children).toHaveLength(2);
  });

  it("is drawn anew when it changes, and keeps its caption and its id", () => {
    const test = editorForTests([image("Round.")]);
    test.act(() => {
      const node = $blockAt(0);
      if ($isFileNode(node)) $setFileAttributes(node, { ...attributes, span: "full" });
    });
    const figure = test.editor.getRootElement()?.querySelector("figure");
    expect(figure?.className).toBe("picture picture-full");
    expect(figure?.querySelectorAll("img, figcaption")).toHaveLength(2);
    expect(rowsOf(test)).toEqual(["image: Round."]);
    expect(test.ids()).toEqual(["i"]);
  });

  it("is followed by a paragraph on Enter, which takes the rest of the caption", () => {
    const test = editorForTests([image("Round sieve")]);
    test.act(() => $caretAt(0, 6));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(rowsOf(test)).toEqual(["image: Round ", "sieve"]);
    test.act(() => $caretAt(0, 0));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(rowsOf(test)).toEqual(["image: ", "Round ", "sieve"]);
  });

  it("is not erased from beside it: the caret goes to the caption, and an empty paragraph goes", () => {
    for (const isBackward of [true, false]) {
      const test = editorForTests(
        isBackward ? [image(""), block("Flour")] : [block("Flour"), image("")],
      );
      test.act(() => $caretAt(isBackward ? 1 : 0, isBackward ? 0 : 5));
      test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, isBackward);
      expect(rowsOf(test).toSorted()).toEqual(["Flour", "image: "]);
      expect(caretOf(test)).toEqual([isBackward ? 0 : 1, 0]);
    }
    const empty = editorForTests([image("Round"), block("")]);
    empty.act(() => $caretAt(1, 0));
    empty.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(rowsOf(empty)).toEqual(["image: Round"]);
    expect(caretOf(empty)).toEqual([0, 5]);
  });

  it("goes by Backspace in its empty caption, and stays where the caption has text", () => {
    const test = editorForTests([block("Flour"), image("")]);
    test.act(() => $caretAt(1, 0));
    test.editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(test)).toEqual(["Flour", ""]);
    const written = editorForTests([block("Flour"), image("Round")]);
    written.act(() => $caretAt(1, 0));
    written.editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(written)).toEqual(["Flour", "image: Round"]);
  });

  it("does not take the text below into its caption by Delete", () => {
    const test = editorForTests([image("Round"), block("Flour")]);
    test.act(() => $caretAt(0, 5));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false);
    expect(rowsOf(test)).toEqual(["image: Round", "Flour"]);
  });

  it("stays a picture whatever kind is chosen or typed in its caption", async () => {
    const test = editorForTests([image("")]);
    test.act(() => void $setBlockKinds($editorBlocks(), "h1"));
    test.act(() => void $caretAt(0, 0));
    for (const typed of ["# ", "- ", "> ", "``` ", "--- "]) {
      await test.type(typed);
      expect(rowsOf(test)[0]).toMatch(/^image: /);
    }
    expect(rowsOf(test)).toEqual(["image: # - > ``` --- "]);
  });

  it("has the block of the slash menu below it", () => {
    const test = editorForTests([image("Round/h2")]);
    test.act(() => $caretAt(0, 8));
    const spaced = editorForTests([image("/h2")]);
    spaced.act(() => {
      $caretAt(0, 3);
      $insertObject("h2");
    });
    expect(rowsOf(spaced)).toEqual(["image: ", "h2: "]);
  });

  it("that is copied and pasted is the same picture with an id of its own", () => {
    const test = editorForTests([
      block("Flour"),
      image("Round", { attributes: { ...attributes, altText: "Wire" } }),
    ]);
    let content = "";
    test.act(() => {
      $selectAll();
      const selection = $getSelection();
      if (selection !== null) {
        content = $getLexicalContent(test.editor, selection) ?? "";
        expect(Object.keys($getClipboardDataFromSelection(selection))).toContain("text/html");
      }
    });
    const pasted = clipboardToBlocks(content);
    const other = editorForTests([block("Water"), block("")]);
    other.act(() => {
      $caretAt(1, 0);
      const selection = $getSelection();
      if (selection !== null) $insertBlocks(pasted ?? [], selection);
    });
    expect(rowsOf(other)).toEqual(["Water", "Flour", "image: Round"]);
    const copied = bodyBlocks(editorBody(other.editor.getEditorState())).at(-1);
    expect(copied?.attributes).toEqual({ ...attributes, altText: "Wire" });
  });
});

it("that is copied from a page that is read is the same picture, and none from elsewhere", () => {
  const shown = { attributes: { ...attributes, altText: "Wire", span: "wide" as const } };
  const test = editorForTests([block("Flour"), image("Round", shown)]);
  const html = bodyToHtml(editorBody(test.editor.getEditorState()));
  const read = (text: string) => {
    const { body } = new DOMParser().parseFromString(text, "text/html");
    return htmlToBlocks(body).map(({ kind, runs, attributes: { file: one, altText, span } }) => [
      kind,
      runs.map(({ text: words }) => words).join(""),
      one?.id,
      one?.picture?.width,
      altText,
      span,
    ]);
  };
  const none = [undefined, undefined, undefined, undefined];
  expect(read(html)).toEqual([
    ["paragraph", "Flour", ...none],
    ["image", "Round", file.id, 1200, "Wire", "wide"],
  ]);
  const elsewhere = html.replaceAll('"/files', '"https://example.org/files');
  expect(read(elsewhere).map(([kind]) => kind)).toEqual(Array(3).fill("paragraph"));
});

describe("an inserted file", () => {
  const insertInto = (test: TestEditor, below: string | null) => {
    test.act(() => void $insertFile("image", attributes, below as BlockId | null));
    return rowsOf(test);
  };

  it("stands below its block, above an empty one, and leaves a place to write at the end", () => {
    const two = () => editorForTests([block("Flour", { id: "a" }), block("", { id: "b" })]);
    expect(insertInto(two(), "a")).toEqual(["Flour", "image: ", ""]);
    expect(insertInto(two(), "b")).toEqual(["Flour", "image: ", ""]);
    expect(insertInto(two(), "gone")).toEqual(["Flour", "image: ", ""]);
    expect(insertInto(editorForTests([block("Flour", { id: "a" })]), "a")).toEqual([
      "Flour",
      "image: ",
      "",
    ]);
  });

  it("ends a list, and goes on with its rest; an empty row becomes the line below", () => {
    const list = (second: string) =>
      editorForTests(
        ["Flour", second, "Salt"].map((text, at) =>
          block(text, { id: "abc".charAt(at), kind: "bullet" }),
        ),
      );
    expect(insertInto(list("Water"), "b")).toEqual([
      "bullet: Flour",
      "bullet: Water",
      "image: ",
      "bullet: Salt",
    ]);
    expect(insertInto(list(""), "b")).toEqual(["bullet: Flour", "image: ", "", "bullet: Salt"]);
  });

  it("stands behind the table of its cell, and in its callout", () => {
    const cell = { kind: "cell", id: "T", row: "r", column: "x", header: 0 } as never;
    const table = editorForTests([block("Flour", { id: "a", within: cell }), block("Salt")]);
    expect(insertInto(table, "a")).toEqual(["Flour", "image: ", "Salt"]);
    const tip = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const test = editorForTests([block("Flour", { id: "a", within: tip }), block("Salt")]);
    expect(insertInto(test, "a")).toEqual(["Flour", "image: ", "", "Salt"]);
    expect(bodyBlocks(editorBody(test.editor.getEditorState()))[1]?.within?.id).toBe("C");
  });
});
