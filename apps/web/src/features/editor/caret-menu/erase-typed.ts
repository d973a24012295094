import { $getSelection, $isRangeSelection } from "lexical";
import type { TypedQuery } from "./observe-typed.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/**
 * Removes the sign and the query before the caret, and returns the query; `null`, with nothing removed, if there is
 * none. Call it inside an editor update.
 */
export function $eraseTyped(
  queryIn: (textBeforeCaret: string) => TypedQuery | null,
): string | null {
  const before = $textBeforeCaret();
  const typed = before === null ? null : queryIn(before.text);
  const selection = $getSelection();
  if (before === null || typed === null || !$isRangeSelection(selection)) return null;
  const end = selection.anchor.offset;
  before.node.select(end - typed.query.length - 1, end).removeText();
  return typed.query;
}
