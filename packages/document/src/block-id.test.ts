import { $getRoot, $getState, $setState, $copyNode } from "lexical";
import { expect, it } from "vitest";
import { blockIdState } from "./block-id-state.ts";
import { isBlockId, newBlockId } from "./block-id.ts";
import { bodyOf } from "./testing/body-of.ts";
import { headlessEditor } from "./testing/headless-editor.ts";

it("a new block gets an id that no other has", () => {
  const ids = Array.from({ length: 10_000 }, newBlockId);
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every((id) => id.length === 12 && isBlockId(id))).toBe(true);
});

it.each(["", "a b", "a".repeat(33), "é", "<", 4, null])("%j is no block id", (value) => {
  expect(isBlockId(value)).toBe(false);
});

it("the editor keeps a block's id, and a copy of the block starts without one", () => {
  const editor = headlessEditor();
  editor.setEditorState(editor.parseEditorState(bodyOf(["first", "text"])));
  editor.update(
    () => {
      const block = $getRoot().getFirstChildOrThrow();
      expect($getState(block, blockIdState)).toBe("first");
      expect($getState($copyNode(block), blockIdState)).toBe(null);
      $setState(block, blockIdState, newBlockId());
    },
    { discrete: true },
  );
});
