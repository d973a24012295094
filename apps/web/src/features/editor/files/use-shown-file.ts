import { $getSelection, $isRangeSelection, type LexicalEditor, type NodeKey } from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import type { RowAttributes } from "@stemma/document/row-attributes";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The picture or the file whose caption the caret is in. */
export interface ShownFile {
  readonly key: NodeKey;
  readonly isPicture: boolean;
  readonly attributes: RowAttributes;
}

/** The picture or the file that the caret is at, as of the last update; `null` elsewhere. It stays while the text has no focus. */
export function useShownFile(editor: LexicalEditor): ShownFile | null {
  return useAtCaret(editor, $shownFile);
}

function $shownFile(): ShownFile | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const node = $blockOf(selection.anchor.getNode());
  if (!$isFileNode(node) || !node.is($blockOf(selection.focus.getNode()))) return null;
  return { key: node.getKey(), isPicture: node.kind === "image", attributes: node.getAttributes() };
}
