import { bodyToText } from "@stemma/document/body-to-text";
import type { PageBody } from "@stemma/document/format";
import { foldText } from "@stemma/domain/search/fold-text";
import { searchWords } from "@stemma/domain/search/search-words";

/** The most distinct words that a page is found by, and their bytes in all: what PostgreSQL holds in one row. */
const wordsMax = 25_000;
const wordBytesMax = 800_000;

/** What a page is found by. */
export interface IndexedText {
  readonly foldedTitle: string;
  readonly words: readonly string[];
}

/** Reads what a page is found by from what it shows. */
export function indexedText(pageTitle: string, body: PageBody): IndexedText {
  const words: string[] = [];
  let bytes = 0;
  for (const word of searchWords(`${pageTitle}\n${bodyToText(body)}`)) {
    bytes += Buffer.byteLength(word);
    if (words.length === wordsMax || bytes > wordBytesMax) break;
    words.push(word);
  }
  return { foldedTitle: foldText(pageTitle), words };
}
