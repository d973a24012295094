import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** A word that a page must contain to match. */
export interface SoughtWord {
  readonly text: string;
  /** Whether the word matches by prefix: longer words that begin with it also match. */
  readonly isBeginning: boolean;
  /** Whether the word is from a script without spaces. */
  readonly isPair: boolean;
}

/**
 * The distinct folded words of a query; empty if the query has no words. The last word matches by prefix, because
 * people search while they type. In a script without spaces, the words are pairs of neighbouring characters.
 */
export function wordsToFind(query: string): SoughtWord[] {
  const found = [...wordsIn(foldText(query))];
  const sought = new Map<string, SoughtWord>();
  for (const [index, { text, isPair, isTail }] of found.entries()) {
    if (isTail) continue;
    const isLast = index === found.length - 1;
    const isBeginning = isPair ? [...text].length === 1 : isLast;
    if (isBeginning || !sought.has(text)) sought.set(text, { text, isBeginning, isPair });
  }
  return [...sought.values()];
}
