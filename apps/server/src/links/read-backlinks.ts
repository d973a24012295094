import type { Backlinks } from "@stemma/contract/links.contract";
import { canOnPage } from "@stemma/domain/access/can";
import type { PageId } from "@stemma/domain/ids";
import { authorizePage, type PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { readCursor } from "../platform/cursor.ts";
import { presentLinkingPages } from "./linking-page.ts";
import type { PageReferencesStore } from "./page-references.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  pageReferences: Pick<PageReferencesStore, "listBacklinks">;
}

/** Whose backlinks, and which part of their list. */
interface Wanted {
  readonly pageId: PageId;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The pages that link to a page that the caller may see. How many more there are, which the caller may not see, is told
 * only to a caller who may delete the page. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS.
 */
export async function readBacklinks(
  { access, pageReferences }: Needs,
  scope: OrganizationScope,
  { pageId, cursor, limit }: Wanted,
): Promise<Backlinks> {
  const page = authorizePage(await access.findPage(scope, pageId), "view");
  const part = { limit: limit + 1, after: readCursor<PageId>(cursor) };
  const { items, count, hiddenCount } = await pageReferences.listBacklinks(scope, pageId, part);
  return {
    ...presentLinkingPages(items, limit),
    count,
    hiddenCount: canOnPage(page.actor, "delete", page.facts) ? hiddenCount : 0,
  };
}
