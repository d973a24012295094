import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageTreeStore } from "./page-tree.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  pageTree: Pick<PageTreeStore, "rolesBelow">;
}

/**
 * How many pages below a page the caller sees, and whether the caller may delete all of these. The others move up, and no answer tells of
 * them.
 */
export async function previewDeletion(
  { access, pageTree }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<{ pagesBelow: number; mayDeleteBelow: boolean }> {
  authorizePage(await access.findPage(scope, pageId), "delete");
  const below = await pageTree.rolesBelow(scope, pageId);
  const seen = below.filter(({ role, deleted }) => role !== null && !deleted);
  const mayDeleteBelow = seen.every(({ role }) => role === "administrator");
  return { pagesBelow: seen.length, mayDeleteBelow };
}
