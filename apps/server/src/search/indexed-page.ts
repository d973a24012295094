import type { PageBody } from "@stemma/document/format";
import type { PageId } from "@stemma/domain/ids";

/** A page's published content, as the search index needs it. */
export interface IndexedPage {
  readonly pageId: PageId;
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly updatedAt: Date;
}
