import type { PageView } from "@stemma/contract/page-view-shape";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.ts";

/** The consequences of deleting the asker's draft, shown before the deletion. `draftTitle` is the draft's title. */
export function draftDeletionWords(page: PageView["page"], draftTitle: string): string {
  return page.publishedVersion === null
    ? messages.deleteDraft.neverPublished(displayPageTitle(draftTitle), page.kind)
    : messages.deleteDraft.published(displayPageTitle(page.pageTitle), page.kind);
}
