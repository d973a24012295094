import type { LexicalEditor, NodeKey } from "lexical";
import { $cellAtCaret } from "./table-nodes.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The cell that the caret is in, as of the last update; `null` outside of tables. It stays while the text has no focus. */
export function useShownCell(editor: LexicalEditor): NodeKey | null {
  return useAtCaret(editor, $shownCell)?.key ?? null;
}

function $shownCell(): { readonly key: NodeKey } | null {
  const cell = $cellAtCaret();
  return cell === null ? null : { key: cell.getKey() };
}
