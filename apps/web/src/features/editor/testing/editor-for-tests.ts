import { $getRoot, $getState, type LexicalEditorWithDispose, type RangeSelection } from "lexical";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import type { BlockJson } from "@stemma/document/format";
import { makeBlock, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { $isEditorBlock, type EditorBlock } from "../blocks/selected-blocks.ts";
import { createBodyEditor } from "../create-body-editor.ts";

/** An editor on a page of the test's own document (needs a DOM), and short words for what a writer does in it. */
export type TestEditor = {
  readonly editor: LexicalEditorWithDispose;
  /** Does this in one update, at once. */
  readonly act: ($act: () => void) => void;
  /** The blocks as `id kind text`, ids as far as the test named them. */
  readonly ids: () => (BlockId | null)[];
  readonly texts: () => string[];
};

/** An editor that holds these blocks. */
export function editorForTests(blocks: readonly BlockJson[]): TestEditor {
  const editor = createBodyEditor(makeBody(blocks), (error) => {
    throw error;
  });
  const root = document.createElement("div");
  root.contentEditable = "true";
  document.body.append(root);
  editor.setRootElement(root);
  const read = <Value>($of: (block: EditorBlock) => Value): Value[] =>
    editor.read(() => $getRoot().getChildren().filter($isEditorBlock).map($of));
  return {
    editor,
    act: ($act) => editor.update($act, { discrete: true }),
    ids: () => read((block) => $getState(block, blockIdState)),
    texts: () => read((block) => block.getTextContent()),
  };
}

/** A block with this text, and this id where the test wants to know it again. */
export function block(
  text: string,
  {
    id = newBlockId(),
    kind = "paragraph",
    ...shape
  }: Partial<Omit<BlockShape, "id">> & { id?: string } = {},
): BlockJson {
  return makeBlock({ id: id as BlockId, kind, ...shape }, [{ text, marks: 0, url: null }]);
}

/** Puts the caret into a block, counted from 0, so many characters in. In an update. */
export function $caretAt(index: number, characters: number): RangeSelection {
  const target = $blockAt(index);
  const text = target.getAllTextNodes()[0];
  return text === undefined ? target.select(0, 0) : text.select(characters, characters);
}

/** The block that stands there, counted from 0. */
export function $blockAt(index: number): EditorBlock {
  const found = $getRoot().getChildAtIndex(index);
  if (!$isEditorBlock(found)) throw new Error(`No block stands at ${index}.`);
  return found;
}
