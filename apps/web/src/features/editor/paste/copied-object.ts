import { isMentionedId, mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import { pageOfAddress } from "../page-links/page-of-address.ts";

/**
 * The `objectWord` of a page link that was copied from a page of this Stemma, or of a copied mention; `null` for every
 * other element.
 */
export function copiedObject(element: Element): string | null {
  const { localName, classList } = element;
  if (localName === "span" && classList.contains("mention")) {
    const userId = element.getAttribute("data-person");
    return isMentionedId(userId) ? mentionWord(userId) : null;
  }
  if (localName !== "a" || !classList.contains("page-link")) return null;
  const pageId = pageOfAddress(element.getAttribute("href") ?? "");
  return pageId !== null && pageId === element.getAttribute("data-page")
    ? pageLinkWord(pageId)
    : null;
}
