import type { PageView } from "@stemma/contract/page-view-shape";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

/** The consequences of deleting the page, shown before the deletion. */
export function pageDeletionWords(page: PageView["page"]): string {
  const title = displayPageTitle(page.pageTitle);
  return page.publishedVersion === null
    ? messages.deletePage.neverPublished(title)
    : messages.deletePage.published(title, page.kind);
}
