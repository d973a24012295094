import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { PageAccess, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { PageStore } from "./page.store.ts";
import type { TreePlace } from "./page-place.store.ts";

/** The lookups of the caller's access to the page or workspace that a page is put below. */
export interface PlaceAccess {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
}

/**
 * Checks that the caller may put a page of this kind there: may create pages in the workspace, and edit the page above. NOT_FOUND if that
 * page is in another workspace, or if one of the two has no place in the tree.
 */
export async function authorizePlace(
  access: PlaceAccess,
  scope: OrganizationScope,
  kind: PageKind,
  { workspaceId, parentPageId }: TreePlace,
): Promise<void> {
  authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "createPage");
  if (parentPageId === null) return;
  const above = authorizePage(await access.findPage(scope, parentPageId), "edit");
  const haveAPlace = kind === "page" && above.kind === "page";
  if (above.workspaceId !== workspaceId || !haveAPlace) refuse("NOT_FOUND");
}

/**
 * Locks the page above until the transaction ends. NOT_FOUND if it is gone, or in another workspace by now; PAGE_DELETED if it is deleted. The
 * caller holds the tree.
 */
export async function lockAbove(
  pages: Pick<PageStore, "lock">,
  scope: OrganizationScope,
  { workspaceId, parentPageId }: TreePlace,
): Promise<void> {
  if (parentPageId === null) return;
  const above = (await pages.lock(scope, parentPageId)) ?? refuse("NOT_FOUND");
  if (above.workspaceId !== workspaceId) refuse("NOT_FOUND");
  if (above.deleted) refuse("PAGE_DELETED");
}
