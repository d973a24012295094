import type { TypedQuery } from "../caret-menu/observe-typed.ts";

/** The fewest letters after the colon that find emoji: `:D` and `:p` stay what they are. */
export const emojiQueryMinCharacters = 2;

const colonAndQuery = /(^|[\s("']):([\p{L}\p{N}_+-]{0,30})$/u;
const wholeCode = /(?:^|[\s("'])(:[\p{L}\p{N}_+-]{2,30}:)$/u;

/**
 * Finds the colon before the caret that opens the menu of emoji, and the query after it; `null` if there is none. The
 * colon must be at the start of a block, or after white space, a bracket or a quotation mark: `10:30` has none.
 */
export function emojiQuery(textBeforeCaret: string): TypedQuery | null {
  const [, before, query] = colonAndQuery.exec(textBeforeCaret) ?? [];
  if (before === undefined || query === undefined) return null;
  return { query, isAtStart: before === "" };
}

/** The short code with both colons that ends the text, such as `:tada:`; `null` if there is none. */
export function codeAtEnd(textBeforeCaret: string): string | null {
  return wholeCode.exec(textBeforeCaret)?.[1] ?? null;
}
