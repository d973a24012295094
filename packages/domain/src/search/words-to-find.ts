import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** A word that a page must hold to be found. */
export interface SoughtWord {
  readonly text: string;
  /** Whether a longer word that begins with it will do. */
  readonly isBeginning: boolean;
  /** Whether it is of a script without spaces. */
  readonly isPair: boolean;
}

/**
 * The words that a query asks for, folded, each once; none where it has none. The last one may be the beginning of a
 * word, since people search while they type. In a script without spaces a query is its pairs of neighbouring characters.
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
