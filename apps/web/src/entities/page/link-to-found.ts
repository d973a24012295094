import type { FoundText } from "@stemma/contract/search.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Words to mark in the text of the page: those that a search found there. */
    foundWords?: readonly string[];
  }
}

/** The link to a page that was found by its text: it leads to the row with the words, which are marked there. */
export function linkToFound({ id, blockId, excerpt }: FoundText) {
  const words = new Set(excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text));
  return {
    to: "/page/$pageId",
    params: { pageId: id },
    ...(blockId !== null && { hash: blockId, state: { foundWords: [...words] } }),
  } as const;
}

/** What stands above an excerpt: the snippet that it is from, or else its heading; empty if there is neither. */
export function overExcerpt({ heading, snippetTitle }: FoundText): string {
  return snippetTitle === null ? heading : messages.fromSnippet(displayPageTitle(snippetTitle));
}
