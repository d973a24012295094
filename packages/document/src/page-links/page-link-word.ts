import type { PageId } from "@stemma/domain/ids";

/**
 * A page link in the text of a run: the id of its target between two NUL characters, which no stored text contains. It is
 * one word: comparing, merging and authorship never cut it. It always is a run of its own, without marks and outside links.
 */
export function pageLinkWord(pageId: string): string {
  return `${edge}${pageId}${edge}`;
}

const edge = "\0";

/** Whether this can be the id of a page: a UUID, as the server makes them. */
export function isLinkedId(id: unknown): id is PageId {
  return typeof id === "string" && uuid.test(id);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The target if the text is a page link; else `null`. */
export function linkedPageOf(text: string): PageId | null {
  if (!isPageLinkWord(text)) return null;
  const id = text.slice(1, -1);
  return isLinkedId(id) ? id : null;
}

/** Whether a text is a page link and nothing else. */
export function isPageLinkWord(text: string): boolean {
  return text.length > 2 && text.startsWith(edge) && text.endsWith(edge);
}

/** Whether a text contains a page link. */
export function hasPageLink(text: string): boolean {
  return text.includes(edge);
}

/** The text cut before and after each page link; joined, the parts give the text. */
export function cutAtPageLinks(text: string): string[] {
  return text.split(pageLinks).filter((part) => part !== "");
}

const pageLinks = /(\0[^\0]+\0)/;

/** The path of a page, as an address has it. */
export function pagePath(pageId: PageId): string {
  return `/page/${pageId}`;
}
