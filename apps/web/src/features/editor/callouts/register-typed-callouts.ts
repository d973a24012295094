import { $isQuoteNode } from "@lexical/rich-text";
import { $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor } from "lexical";
import type { CalloutTone } from "@stemma/document/containers/container";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { textBeforeCaret } from "../typing/text-before-caret.ts";
import { toneOfWord } from "./tone-of-word.ts";
import { $putIntoFrame } from "../frames/frame-rows.ts";

const sign = /^\[!(\w+)\]$/;

/** Makes a quotation a callout when `[!NOTE]` or another tone is typed at its start, as in `> [!NOTE]`. */
export function registerTypedCallouts(editor: LexicalEditor): () => void {
  return registerTyping(editor, ({ editorState }) => {
    const word = sign.exec(textBeforeCaret(editorState)?.text ?? "")?.[1];
    const tone = word === undefined ? null : toneOfWord(word);
    if (tone !== null) editor.update(() => $makeCallout(tone), { tag: conversionTags });
  });
}

function $makeCallout(tone: CalloutTone): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const text = selection.anchor.getNode();
  const block = $blockOf(text);
  if (!$isQuoteNode(block) || !$isTextNode(text) || !text.is(block.getFirstChild())) return;
  text.select(0, selection.anchor.offset).removeText();
  $putIntoFrame($setBlockKind(block, "paragraph"), tone);
}
