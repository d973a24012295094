/** What was typed after a slash that opens the menu, and whether that slash is the first character of its block. */
export type SlashQuery = { readonly query: string; readonly isAtStart: boolean };

const slashAndQuery = /(^|\s)\/([^/\n\t]{0,20})$/;

/**
 * The slash before the caret that opens the menu, and what was typed after it; `null` where there is none. Such a slash
 * stands at the start of a block or after white space. After white space, a space ends it: `1 / 2` is no query.
 */
export function slashQuery(textBeforeCaret: string): SlashQuery | null {
  const [, before, query] = slashAndQuery.exec(textBeforeCaret) ?? [];
  if (before === undefined || query === undefined) return null;
  const isAtStart = before === "";
  return !isAtStart && query.startsWith(" ") ? null : { query, isAtStart };
}
