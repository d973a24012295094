import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { linkedId } from "@stemma/document/testing/linked-id";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { Toaster } from "../../../ui/messages/toaster.tsx";
import { editorBody } from "../body/editor-body.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { NoSnippets } from "./no-snippets.ts";

afterEach(putAway);

test("what is pasted into the text of a snippet comes in without snippets, and the writer is told", async () => {
  const { editor, act } = editorForTests([block("", { id: "a" })]);
  drawComponent(
    <>
      <NoSnippets editor={editor} />
      <Toaster />
    </>,
  );
  const snippet = { kind: "snippet", attributes: { snippet: { id: linkedId(1) } } } as const;
  const pasted = [block("Flour"), block("", snippet), block("", snippet), block("Water")];
  act(() => {
    const body = { root: { children: pasted } } as never;
    $insertBlocks(bodyBlocks(body), $caretAt(0, 0));
  });
  const rows = bodyBlocks(editorBody(editor.getEditorState()));
  expect(rows.map(({ kind }) => kind)).not.toContain("snippet");
  expect(rows.flatMap(({ runs }) => runs.map(({ text }) => text))).toEqual(["Flour", "Water"]);
  await screen.findByText("2 snippets were left out.");
});
