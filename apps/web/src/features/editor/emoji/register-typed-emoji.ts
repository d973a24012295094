import { $isCodeNode } from "@lexical/code-core";
import { $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor } from "lexical";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { textBeforeCaret } from "../typing/text-before-caret.ts";
import { codeAtEnd } from "./emoji-query.ts";
import { loadedEmoji } from "../../../lib/emoji/load-emoji.ts";

/**
 * Makes a short code an emoji when its second colon is typed, as in `:tada:`, once the emoji are loaded. Backspace
 * gives the code back. Text in code stays as it is.
 */
export function registerTypedEmoji(editor: LexicalEditor): () => void {
  return registerTyping(editor, ({ editorState }) => {
    const code = codeAtEnd(textBeforeCaret(editorState)?.text ?? "");
    const emoji = code === null ? undefined : loadedEmoji()?.emojiOfCode(code.slice(1, -1));
    if (code === null || emoji === undefined) return;
    editor.update(() => $replaceCode(code, emoji.character), { tag: conversionTags });
  });
}

function $replaceCode(code: string, character: string): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.hasFormat("code")) return;
  const node = selection.anchor.getNode();
  const { offset } = selection.anchor;
  if (!$isTextNode(node) || $isCodeNode(node.getParent())) return;
  if (!node.getTextContent().slice(0, offset).endsWith(code)) return;
  node.select(offset - code.length, offset).insertText(character);
}
