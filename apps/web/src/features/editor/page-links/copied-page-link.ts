import type { PageId } from "@stemma/domain/ids";
import { pageOfAddress } from "./page-of-address.ts";

/** The target of a page link that was copied from a page of this Stemma; `null` for every other element. */
export function copiedPageLink(element: Element): PageId | null {
  if (element.localName !== "a" || !element.classList.contains("page-link")) return null;
  const pageId = pageOfAddress(element.getAttribute("href") ?? "");
  return pageId === element.getAttribute("data-page") ? pageId : null;
}
