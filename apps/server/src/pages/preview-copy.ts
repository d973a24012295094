import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageCopiesStore } from "./page-copies.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  pageCopies: Pick<PageCopiesStore, "countBelow">;
}

/** How many pages below a page would be copied with it: those that are published and that the caller sees. */
export async function previewCopy(
  { access, pageCopies }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<{ pagesBelow: number }> {
  authorizePage(await access.findPage(scope, pageId), "view");
  return { pagesBelow: await pageCopies.countBelow(scope, pageId) };
}
