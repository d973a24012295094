import {
  $getSelection,
  $getState,
  $setCompositionKey,
  COMPOSITION_END_TAG,
  COMPOSITION_START_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalCommand,
  type LexicalEditorWithDispose,
  type RangeSelection,
} from "lexical";
import { onTestFinished } from "vitest";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { BlockJson } from "@stemma/document/format";
import { makeBlock, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { $editorBlocks, type EditorBlock } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { createBodyEditor } from "../create-body-editor.ts";

/** An editor mounted in the test's document (needs a DOM), with shorthands for a writer's actions. */
export type TestEditor = {
  readonly editor: LexicalEditorWithDispose;
  /** Runs this in one synchronous update. */
  readonly act: ($act: () => void) => void;
  /** The ids of the blocks, in order. */
  readonly ids: () => (BlockId | null)[];
  readonly texts: () => string[];
  /** The blocks as the HTML of the read view, without ids and directions. */
  readonly html: () => string;
  /** Types the characters at the caret one by one, as a keyboard does; `\n` is Enter, `\v` Shift+Enter. */
  readonly type: (characters: string) => Promise<void>;
  /** Composes this text with an input method, and ends the composition. Without text, it ends as it began. */
  readonly compose: (text: string) => Promise<void>;
  /** Presses Backspace once. */
  readonly backspace: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
};

/** Creates an editor with these blocks, until the test ends. */
export function editorForTests(blocks: readonly BlockJson[]): TestEditor {
  const editor = createBodyEditor(makeBody(blocks), (error) => {
    throw error;
  });
  const root = document.createElement("div");
  root.contentEditable = "true";
  document.body.append(root);
  editor.setRootElement(root);
  onTestFinished(() => {
    editor.dispose();
    root.remove();
  });
  const read = <Value>($of: (block: EditorBlock) => Value): Value[] =>
    editor.read(() => $editorBlocks().map($of));
  const dispatch = async <Payload>(command: LexicalCommand<Payload>, payload: Payload) => {
    editor.dispatchCommand(command, payload);
    await settled();
  };
  return {
    editor,
    act: ($act) => editor.update($act, { discrete: true }),
    ids: () => read((block) => $getState(block, blockIdState)),
    texts: () => read((block) => block.getTextContent()),
    html: () =>
      bodyToHtml(editorBody(editor.getEditorState()), "stored").replaceAll(
        / (?:data-block|data-toggle|dir|rel)="[^"]*"/g,
        "",
      ),
    type: async (characters) => {
      for (const character of characters) {
        if (character === "\n") await dispatch(INSERT_PARAGRAPH_COMMAND, undefined);
        else if (character === "\v") await dispatch(INSERT_LINE_BREAK_COMMAND, false);
        else {
          editor.update(() => void $getSelection()?.insertText(character));
          await settled();
        }
      }
    },
    compose: async (text) => {
      editor.dispatchCommand(COMPOSITION_START_COMMAND, new CompositionEvent("compositionstart"));
      editor.update(
        () => {
          $setCompositionKey(null);
          $getSelection()?.getNodes()[0]?.markDirty();
          if (text !== "") $getSelection()?.insertText(text);
        },
        { tag: COMPOSITION_END_TAG },
      );
      await settled();
    },
    backspace: async () => dispatch(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown")),
    undo: async () => dispatch(UNDO_COMMAND, undefined),
    redo: async () => dispatch(REDO_COMMAND, undefined),
  };
}

/** Resolves when the editor has committed its updates, and those that its listeners made of them. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
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
  const found = $editorBlocks()[index];
  if (found === undefined) throw new Error(`No block stands at ${index}.`);
  return found;
}
