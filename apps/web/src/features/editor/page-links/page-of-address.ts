import { isLinkedId } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";

/**
 * The page of this Stemma whose address this is; `null` for every other address, and for one that names a version, a draft
 * or a row of a page.
 */
export function pageOfAddress(address: string): PageId | null {
  if (!URL.canParse(address, location.href)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.href);
  const id = /^\/page\/([^/]+)\/?$/.exec(pathname)?.[1];
  return origin === location.origin && search === "" && hash === "" && isLinkedId(id) ? id : null;
}
