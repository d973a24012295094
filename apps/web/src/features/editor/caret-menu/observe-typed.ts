import { $getSelection, $isRangeSelection, type LexicalEditor } from "lexical";
import { isSource, type TextKind } from "@stemma/document/make-block";
import { $blockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { observeQuery } from "./observe-query.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/** The text after the sign that opens a menu, and whether the sign is the first character of its block. */
export type TypedQuery = { readonly query: string; readonly isAtStart: boolean };

/** The query after the sign, and the kind of its block; `null` while the menu is closed. */
export type TypedState = (TypedQuery & { readonly kind: TextKind }) | null;

/**
 * Reports when typing the sign opens the menu, then each change of the query, and when the menu closes (`observeQuery`). A
 * sign in a block of code or a formula does not open it.
 *
 * @param queryIn finds the sign and the query behind it at the end of a text; `null` if there is none
 */
export function observeTyped(
  editor: LexicalEditor,
  queryIn: (textBeforeCaret: string) => TypedQuery | null,
  onState: (state: TypedState) => void,
): { readonly stop: () => void; readonly close: () => void } {
  return observeQuery(editor, () => $typedState(queryIn), onState);
}

function $typedState(queryIn: (textBeforeCaret: string) => TypedQuery | null): TypedState {
  const before = $textBeforeCaret();
  const typed = before === null ? null : queryIn(before.text);
  const selection = $getSelection();
  if (typed === null || !$isRangeSelection(selection)) return null;
  // The sign has other marks than the query, and stands in a text of its own.
  if (selection.anchor.offset <= typed.query.length) return null;
  const block = $blockOf(selection.anchor.getNode());
  const kind = block === null ? null : $blockKind(block);
  return kind === null || isSource(kind) ? null : { ...typed, kind };
}
