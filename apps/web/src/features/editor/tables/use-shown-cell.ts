import type { LexicalEditor, NodeKey } from "lexical";
import type { TableHeader } from "@stemma/document/containers/container";
import { $cellAtCaret, $headerOf, $placeOf } from "./table-nodes.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The cell with the caret. */
export interface ShownCell {
  readonly key: NodeKey;
  readonly header: TableHeader;
}

/** The cell that the caret is in, as of the last update; `null` outside of tables. It stays while the text has no focus. */
export function useShownCell(editor: LexicalEditor): ShownCell | null {
  return useAtCaret(editor, $shownCell);
}

function $shownCell(): ShownCell | null {
  const cell = $cellAtCaret();
  const place = cell === null ? null : $placeOf(cell);
  return place === null ? null : { key: place.cell.getKey(), header: $headerOf(place.table) };
}
