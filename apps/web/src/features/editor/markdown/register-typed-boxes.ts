import { $isListItemNode } from "@lexical/list";
import { $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor } from "lexical";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { textBeforeCaret } from "../typing/text-before-caret.ts";

const box = /^\[([ xX]?)\] $/;

/**
 * Makes a row of a list one of a check list when `[] `, `[ ] ` or `[x] ` is typed at its start, as in `- [ ] `. Lexical's
 * Markdown shortcuts look at blocks outside of lists only.
 */
export function registerTypedBoxes(editor: LexicalEditor): () => void {
  return registerTyping(editor, ({ editorState }) => {
    const sign = box.exec(textBeforeCaret(editorState)?.text ?? "")?.[1];
    if (sign !== undefined)
      editor.update(() => $makeBox(sign !== " " && sign !== ""), { tag: conversionTags });
  });
}

function $makeBox(isChecked: boolean): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const text = selection.anchor.getNode();
  const row = $blockOf(text);
  if (!$isListItemNode(row) || !$isTextNode(text) || !text.is(row.getFirstChild())) return;
  text.select(0, selection.anchor.offset).removeText();
  const changed = $setBlockKind(row, "check");
  if ($isListItemNode(changed)) changed.setChecked(isChecked);
}
