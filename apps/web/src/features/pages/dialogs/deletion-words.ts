import type { PageView } from "@stemma/contract/pages.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** The consequences of deleting the page, shown before the deletion. */
export function pageDeletionWords(page: PageView["page"]): string {
  const title = displayPageTitle(page.pageTitle);
  return page.publishedVersion === null
    ? `“${title}” was never published: it is removed for ever, with its draft. Only if somebody else is writing in it is it kept, and can be restored.`
    : `“${title}” will be marked as deleted. Its versions are kept, and you can restore it from the page's menu.`;
}

/** The consequences of deleting the asker's draft, shown before the deletion. `draftTitle` is the draft's title. */
export function draftDeletionWords(page: PageView["page"], draftTitle: string): string {
  if (page.publishedVersion !== null) {
    return `The published page “${displayPageTitle(page.pageTitle)}” stays as it is. What only your draft holds, its notes too, is gone for ever.`;
  }
  return `“${displayPageTitle(draftTitle)}” was never published: the page is removed with your draft, for ever, unless somebody else has a draft of it.`;
}
