import type { PageView } from "@stemma/contract/pages.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** What follows when the page is deleted, said before it happens. */
export function pageDeletionWords(page: PageView["page"]): string {
  const title = displayPageTitle(page.pageTitle);
  return page.publishedVersion === null
    ? `“${title}” was never published: it is removed for ever, with its draft. Only if somebody else is writing in it is it kept, and can be restored.`
    : `“${title}” will be marked as deleted. Its versions are kept, and you can restore it from the page's menu.`;
}

/** What follows when the asker's draft is deleted, said before it happens. `draftTitle` is the title that the draft has. */
export function draftDeletionWords(page: PageView["page"], draftTitle: string): string {
  if (page.publishedVersion !== null) {
    return `The published page “${displayPageTitle(page.pageTitle)}” stays as it is. What only your draft holds, its notes too, is gone for ever.`;
  }
  return `“${displayPageTitle(draftTitle)}” was never published: the page is removed with your draft, for ever, unless somebody else has a draft of it.`;
}
