import type { PageId } from "@stemma/domain/ids";
import { isObjectWord, isUuid, objectWord } from "../object-word.ts";

/** A page link in the text of a run: the id of its target (`objectWord`). */
export function pageLinkWord(pageId: string): string {
  return objectWord(pageId);
}

/** Whether this can be the id of a page. */
export function isLinkedId(id: unknown): id is PageId {
  return isUuid(id);
}

/** The target if the text is a page link; else `null`. */
export function linkedPageOf(text: string): PageId | null {
  if (!isObjectWord(text)) return null;
  const id = text.slice(1, -1);
  return isLinkedId(id) ? id : null;
}

/** The path of a page, as an address has it. */
export function pagePath(pageId: PageId): string {
  return `/page/${pageId}`;
}
