import { $getNodeByKey, $isTextNode, type LexicalEditor } from "lexical";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import type { Match } from "./find-matches.ts";
import { $rowText, partsBetween } from "./row-text.ts";

/** Moves the focus into the text: the caret behind a match, or where it was. */
export function leaveForText(editor: LexicalEditor, match: Match | null): void {
  editor.update(
    () => {
      const row = $getNodeByKey(match?.rowKey ?? "");
      if (match === null || !$isEditorBlock(row)) return;
      const last = partsBetween($rowText(row), match.start, match.end).at(-1);
      const node = $getNodeByKey(last?.key ?? "");
      if (last !== undefined && $isTextNode(node)) node.select(last.to, last.to);
    },
    { discrete: true },
  );
  editor.focus();
}
