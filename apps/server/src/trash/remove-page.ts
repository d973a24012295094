import type { LiveEvent } from "@stemma/contract/live-event";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
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
    audit: Audit;
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
  return transaction(async (stores) => {
    const going = await findGoing(stores, scope, pageId);
    return stores.trash.lossOfPages(
      scope,
      pageId,
      going.map(({ id }) => id),
    );
  });
}

/**
 * Removes a deleted page for good, with the pages that were deleted together with it: versions, everybody's drafts, and all that refers to
 * them. What was closed to the caller since stays in the trash by itself. NOT_FOUND if it is not deleted any more, PAGES_TOGETHER_KEPT if one of
 * those pages is not the caller's to remove; otherwise fails like `authorizePage`.
 */
export async function removeDeletedPage(
  { access, transaction }: RemovePageNeeds,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<void> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "remove");
  await transaction(async (stores) => {
    const { pageTree, trash, audit, live } = stores;
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    // Meanwhile the page above can have taken it to another workspace, or the caller can have lost the role.
    const page = authorizePage(await stores.access.findPage(scope, pageId), "remove");
    if (page.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    const going = await findGoing(stores, scope, pageId);
    if (going.some(({ role }) => role !== "administrator")) return refuse("PAGES_TOGETHER_KEPT");
    const ids = going.map(({ id }) => id);
    const details = { pagesBelow: ids.length - 1 };
    await audit.record(scope, [
      { act: "pageRemoved", item: { kind: "page", id: pageId }, details },
    ]);
    await trash.removePages(ids);
    await live.emit(scope, removalEvents(page, ids));
  });
}

/**
 * A page of the trash with those that were deleted together with it, as far as the caller sees them, with the caller's roles. NOT_FOUND if it
 * is not in the trash.
 */
async function findGoing(
  { pageTree, trash }: { pageTree: DeletionTree; trash: Pick<TrashStore, "rolesOn"> },
  scope: OrganizationScope,
  pageId: PageId,
) {
  const ids = await deletedTogether(pageTree, pageId);
  if (ids === null || ids.length === 0) return refuse("NOT_FOUND");
  return (await trash.rolesOn(scope, ids)).filter(({ role }) => role !== null);
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
    ...ids.map((id): LiveEvent => ({ topic: `page:${id}`, kind: "deletion" })),
    { topic: `workspace:${from.workspaceId}`, kind: "pages" },
    trashEvent(from.organizationId),
  ];
}
