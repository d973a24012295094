const slashAndQuery = /(?:^|\s)\/([^/\n\t]{0,20})$/;

/**
 * What stands between the caret and a slash that opens the menu; `null` where there is none. Such a slash stands at the
 * beginning of a block or after white space.
 */
export function slashQuery(textBeforeCaret: string): string | null {
  return slashAndQuery.exec(textBeforeCaret)?.[1] ?? null;
}
