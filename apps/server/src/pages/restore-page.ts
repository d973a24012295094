import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PageTreeStore } from "./page-tree.store.ts";
import { deletedTogether } from "./deleted-together.ts";
import { deletionEvents, trashEvent } from "./deletion-events.ts";

interface AccessPort {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
}

interface Needs {
  access: AccessPort;
  transaction: Transaction<{
    access: AccessPort;
    pageTree: Pick<
      PageTreeStore,
      | "hold"
      | "deletionOf"
      | "below"
      | "rolesBelow"
      | "restore"
      | "placeOf"
      | "nearestAbove"
      | "putClosed"
    >;
    audit: Audit;
    live: Live;
  }>;
}

/**
 * Restores a deleted page with the pages below it that were deleted together with it, at its place; where the page above is deleted, below the
 * nearest one that is not, and closed as it was. Needs the permission to delete it. A page that is not deleted does not change. `pagesBelow` counts the pages that
 * came back with it and that the caller can see.
 */
export async function restorePage(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<{ pagesBelow: number }> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "delete");
  return transaction(async ({ pageTree, audit, live, ...stores }) => {
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    // Meanwhile the caller can have lost the role.
    authorizePage(await stores.access.findPage(scope, pageId), "delete");
    const place = await pageTree.placeOf(scope, pageId);
    // Where it was when the caller was authorized: another workspace needs another lock.
    if (place?.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    const restored = (await deletedTogether(pageTree, pageId)) ?? refuse("NOT_FOUND");
    if (restored.length === 0) return { pagesBelow: 0 };
    await pageTree.restore(restored);
    const details = { pagesBelow: restored.length - 1 };
    await audit.record(scope, [
      { act: "pageRestored", item: { kind: "page", id: pageId }, details },
    ]);
    const nearest = await pageTree.nearestAbove(scope, pageId);
    if (nearest !== null && nearest.parentPageId !== place.parentPageId) {
      await pageTree.putClosed(pageId, nearest, "last");
    }
    await live.emit(scope, [
      ...deletionEvents(restored, workspaceId),
      trashEvent(scope.organizationId),
    ]);
    const isBack = new Set(restored);
    const seen = await pageTree.rolesBelow(scope, pageId);
    return { pagesBelow: seen.filter(({ id, role }) => role !== null && isBack.has(id)).length };
  });
}
