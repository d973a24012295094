import type { PageBody } from "@stemma/document/format";
import type { PageId } from "@stemma/domain/ids";

/** What a page shows now, as search takes it. */
export interface ShownPage {
  readonly pageId: PageId;
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly updatedAt: Date;
}
