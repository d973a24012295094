import { $isQuoteNode } from "@lexical/rich-text";
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  HISTORY_MERGE_TAG,
  mergeRegister,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import type { CalloutTone } from "@stemma/document/containers/container";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { $caretText, textBeforeCaret, type CaretText } from "../typing/text-before-caret.ts";
import { toneOfWord } from "./tone-of-word.ts";
import { $putIntoFrame } from "../frames/frame-rows.ts";

const sign = /^\[!(\w+)\]$/;

/**
 * Makes a quotation a callout when `[!NOTE]` or another tone is typed at its start, as in `> [!NOTE]`. A space typed next, at its start,
 * separates the sign from the text, and is no part of the text.
 */
export function registerTypedCallouts(editor: LexicalEditor): () => void {
  /** The first row of the callout that was made last, until something is typed. */
  let newRow: NodeKey | null = null;
  const isAtStart = (caret: CaretText | null, text: string): boolean =>
    newRow !== null && caret?.blockKey === newRow && caret.text === text;
  return mergeRegister(
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (typed) => {
        if (typed !== " " || !isAtStart($caretText(), "")) return false;
        newRow = null;
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    registerTyping(editor, ({ editorState }) => {
      const caret = textBeforeCaret(editorState);
      // In front of a text, and with some keyboards, the browser inserts the space, and says so afterwards.
      if (isAtStart(caret, " ")) editor.update($removeTextBefore, { tag: HISTORY_MERGE_TAG });
      newRow = null;
      const word = sign.exec(caret?.text ?? "")?.[1];
      const tone = word === undefined ? null : toneOfWord(word);
      if (tone === null) return;
      editor.update(() => void (newRow = $makeCallout(tone)), { tag: conversionTags });
    }),
  );
}

/** Returns the key of the callout's row; `null` where none is made. */
function $makeCallout(tone: CalloutTone): NodeKey | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const text = selection.anchor.getNode();
  const block = $blockOf(text);
  if (!$isQuoteNode(block) || !$isTextNode(text) || !text.is(block.getFirstChild())) return null;
  $removeTextBefore();
  const row = $setBlockKind(block, "paragraph");
  $putIntoFrame(row, tone);
  return row.getKey();
}

/** Removes what stands before the caret in its text node. */
function $removeTextBefore(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const text = selection.anchor.getNode();
  if ($isTextNode(text)) text.select(0, selection.anchor.offset).removeText();
}
