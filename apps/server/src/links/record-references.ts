import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** The store, in one transaction, that remembers which pages a published text links to. */
export interface ReferenceStores {
  readonly pageReferences: {
    /** Replaces the targets of a page; returns the pages that gained or lost a link. */
    replace(
      scope: OrganizationScope,
      pageId: PageId,
      targets: readonly PageId[],
    ): Promise<PageId[]>;
  };
}

/**
 * Records, in the caller's transaction, which pages a page's new published text links to. Returns the events for the pages
 * that gained or lost a link. The caller holds the page's lock.
 */
export async function recordReferences(
  { pageReferences }: ReferenceStores,
  scope: OrganizationScope,
  page: { readonly pageId: PageId; readonly linkedPages: readonly PageId[] },
): Promise<LiveEvent[]> {
  const changed = await pageReferences.replace(scope, page.pageId, page.linkedPages);
  return changed.map((id) => ({ topic: `page:${id}`, kind: "backlinks" }));
}
