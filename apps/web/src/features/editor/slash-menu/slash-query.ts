import type { TypedQuery } from "../caret-menu/observe-typed.ts";

const slashAndQuery = /(^|\s)\/([^/\n\t]{0,20})$/;

/**
 * Finds the slash before the caret that opens the menu, and the query after it; `null` if there is none. The slash
 * must be at the start of a block or after white space. After white space, a space directly after the slash ends the
 * query: `1 / 2` is not a query.
 */
export function slashQuery(textBeforeCaret: string): TypedQuery | null {
  const [, before, query] = slashAndQuery.exec(textBeforeCaret) ?? [];
  if (before === undefined || query === undefined) return null;
  const isAtStart = before === "";
  return !isAtStart && query.startsWith(" ") ? null : { query, isAtStart };
}
