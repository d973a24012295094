import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** The store, in one transaction, that remembers which snippets a published text shows. */
export interface SnippetStores {
  readonly snippetUses: {
    /** Replaces the snippets that a page shows; returns those that were added or removed. */
    replace(
      scope: OrganizationScope,
      pageId: PageId,
      snippetIds: readonly PageId[],
    ): Promise<PageId[]>;
  };
}

/**
 * Records, in the caller's transaction, which snippets a page's new published text shows. Returns the events for the snippets that gained or
 * lost a use. The caller holds the page's lock.
 */
export async function recordSnippets(
  { snippetUses }: SnippetStores,
  scope: OrganizationScope,
  { pageId, snippetIds }: { readonly pageId: PageId; readonly snippetIds: readonly PageId[] },
): Promise<LiveEvent[]> {
  const changed = await snippetUses.replace(scope, pageId, snippetIds);
  return changed.map((id) => ({ topic: `page:${id}`, kind: "uses" }));
}
