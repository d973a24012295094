import { $getSelection, $isRangeSelection } from "lexical";
import type { TypedQuery } from "./observe-typed.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/**
 * Removes the sign and the query before the caret, and returns the query; `null`, with nothing removed, if there is
 * none, or not both in one text. Call it inside an editor update.
 */
export function $eraseTyped(
  queryIn: (textBeforeCaret: string) => TypedQuery | null,
): string | null {
  const before = $textBeforeCaret();
  const typed = before === null ? null : queryIn(before.text);
  const selection = $getSelection();
  if (before === null || typed === null || !$isRangeSelection(selection)) return null;
  const end = selection.anchor.offset;
  const start = end - typed.query.length - 1;
  if (start < 0) return null;
  before.node.select(start, end).removeText();
  return typed.query;
}
