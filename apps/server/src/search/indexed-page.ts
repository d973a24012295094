import type { PageId } from "@stemma/domain/ids";
import type { IndexEntry } from "@stemma/domain/search/index-entry";

/** A page's published content, as the search index needs it. */
export interface IndexedPage {
  readonly pageId: PageId;
  readonly searchEntry: IndexEntry;
  readonly updatedAt: Date;
}
