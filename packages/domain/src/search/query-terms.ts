import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** A word of a query: a page must contain every term to match. */
export interface QueryTerm {
  readonly text: string;
  /** Whether the word matches by prefix: longer words that begin with it also match. */
  readonly isPrefix: boolean;
  /** Whether the word is from a script without spaces. */
  readonly isPair: boolean;
}

/**
 * The distinct folded words of a query; empty if the query has no words. The last word of an unfinished query matches by
 * prefix, because people search while they type. In a script without spaces, the words are pairs of neighbouring characters.
 */
export function queryTerms(query: string, isUnfinished = true): QueryTerm[] {
  const words = [...wordsIn(foldText(query))];
  const terms = new Map<string, QueryTerm>();
  for (const [index, { text, isPair, isTail }] of words.entries()) {
    if (isTail) continue;
    const isLast = isUnfinished && index === words.length - 1;
    const isPrefix = isPair ? [...text].length === 1 : isLast;
    if (isPrefix || !terms.has(text)) terms.set(text, { text, isPrefix, isPair });
  }
  return [...terms.values()];
}
