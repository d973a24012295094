import { $getRoot, $getState, type LexicalEditorWithDispose, type RangeSelection } from "lexical";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import type { BlockJson } from "@stemma/document/format";
import { makeBlock, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { $isEditorBlock, type EditorBlock } from "../blocks/selected-blocks.ts";
import { createBodyEditor } from "../create-body-editor.ts";

/** An editor mounted in the test's document (needs a DOM), with shorthands for a writer's actions. */
export type TestEditor = {
  readonly editor: LexicalEditorWithDispose;
  /** Runs this in one synchronous update. */
  readonly act: ($act: () => void) => void;
  /** The ids of the blocks, in order. */
  readonly ids: () => (BlockId | null)[];
  readonly texts: () => string[];
};

/** Creates an editor with these blocks. */
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

/** A block with this text; the test may set its id. */
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

/** Places the caret in the block at this index, zero-based, after this many characters. Call it inside an update. */
export function $caretAt(index: number, characters: number): RangeSelection {
  const target = $blockAt(index);
  const text = target.getAllTextNodes()[0];
  return text === undefined ? target.select(0, 0) : text.select(characters, characters);
}

/** The block at this index, zero-based. */
export function $blockAt(index: number): EditorBlock {
  const found = $getRoot().getChildAtIndex(index);
  if (!$isEditorBlock(found)) throw new Error(`No block stands at ${index}.`);
  return found;
}
