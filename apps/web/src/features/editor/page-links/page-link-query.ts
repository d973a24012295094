import { $createPageLinkNode } from "@stemma/document/page-links/page-link-node";
import type { PageId } from "@stemma/domain/ids";
import {
  $queryAtCaret,
  $replaceQuery,
  type QueryAtCaret,
  type QueryPlace,
} from "../caret-menu/query-at-caret.ts";

const bracketsAndQuery = /(\[\[((?! )[^[\]\n\t]{0,100}))$/;

/** The query at the caret that `[[` begins. */
export function $pageLinkQuery(): QueryAtCaret | null {
  return $queryAtCaret(bracketsAndQuery);
}

/** Puts a page link in the place of the query, as `$replaceQuery` does. Call it inside an editor update. */
export function $insertPageLink(pageId: PageId, place: QueryPlace): void {
  $replaceQuery($createPageLinkNode(pageId), place);
}
