import type { LiveEvent } from "@stemma/contract/live-event";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import { deletedTogether, type DeletionTree } from "../pages/deleted-together.ts";
import { trashEvent } from "../pages/deletion-events.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { Loss, TrashStore } from "./trash.store.ts";

interface AccessPort {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
}

export interface RemovePageNeeds {
  access: AccessPort;
  transaction: Transaction<{
    access: AccessPort;
    pageTree: DeletionTree & { hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean> };
    trash: Pick<TrashStore, "rolesOn" | "lossOfPages" | "removePages">;
    live: Live;
  }>;
}

/** What is lost if a deleted page is removed for good. NOT_FOUND if it is not deleted; otherwise fails like `authorizePage`. */
export async function readPageLoss(
  { access, transaction }: RemovePageNeeds,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<Loss> {
  authorizePage(await access.findPage(scope, pageId), "remove");
  return transaction(async ({ pageTree, trash }) => {
    return trash.lossOfPages(scope, pageId, await findDeleted(pageTree, pageId));
  });
}

/**
 * Removes a deleted page for good, with the pages that were deleted together with it: versions, everybody's drafts, and all that refers to
 * them. NOT_FOUND if it is not deleted any more, PAGES_TOGETHER_KEPT if one of those pages is not the caller's to remove; otherwise fails like
 * `authorizePage`.
 */
export async function removeDeletedPage(
  { access, transaction }: RemovePageNeeds,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<void> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "remove");
  await transaction(async ({ pageTree, trash, live, ...stores }) => {
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    // Meanwhile the page above can have taken it to another workspace, or the caller can have lost the role.
    const page = authorizePage(await stores.access.findPage(scope, pageId), "remove");
    if (page.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    const ids = await findDeleted(pageTree, pageId);
    const roles = await trash.rolesOn(scope, ids);
    if (roles.some(({ role }) => role !== "administrator")) return refuse("PAGES_TOGETHER_KEPT");
    await trash.removePages(ids);
    await live.emit(scope, removalEvents(page, ids));
  });
}

/** A page of the trash with those that were deleted together with it. NOT_FOUND if it is not in the trash. */
async function findDeleted(pageTree: DeletionTree, pageId: PageId): Promise<PageId[]> {
  const ids = await deletedTogether(pageTree, pageId);
  return ids === null || ids.length === 0 ? refuse("NOT_FOUND") : ids;
}

/**
 * The events for pages that were removed for good: for their screens, for the lists of who saw them, whom nobody knows any more, and for
 * the trash.
 */
export function removalEvents(
  from: { readonly workspaceId: WorkspaceId; readonly organizationId: OrganizationId },
  ids: readonly PageId[],
): LiveEvent[] {
  return [
    ...ids.map((id) => ({ topic: `page:${id}`, kind: "deletion", ids: { page: id } }) as const),
    { topic: `workspace:${from.workspaceId}`, kind: "pages" },
    trashEvent(from.organizationId),
  ];
}
