import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import { removalEvents } from "../drafts/removal-events.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import type { PageStore } from "./page.store.ts";
import type { PageTreeStore } from "./page-tree.store.ts";
import { deletionEvents, trashEvent } from "./deletion-events.ts";

interface AccessPort {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
}

interface Needs {
  access: AccessPort;
  transaction: Transaction<{
    access: AccessPort;
    pages: Pick<PageStore, "lock" | "setDeletion">;
    pageTree: Pick<PageTreeStore, "hold" | "rolesBelow" | "deleteWith" | "moveOut" | "lift">;
    drafts: { hasOthers(visitor: Visitor, pageId: PageId): Promise<boolean> };
    /** Removes pages for good with all that refers to them. Other pages below them move up. */
    trash: { removePages(pageIds: readonly PageId[]): Promise<void> };
    audit: Audit;
    live: Live;
  }>;
  clock: Clock;
}

/** The outcome for the page, with the workspace to show next. */
export interface DeletedPage {
  readonly outcome: "deleted" | "removed";
  readonly workspaceId: WorkspaceId;
}

/**
 * Deletes a page. A published page is marked and can be restored. A page that was never published is removed
 * permanently with the caller's draft; if other users have drafts of it, or pages below it are deleted with it, it is only marked.
 * `below` says whether the pages below it are deleted too or moved one level up; pages that the caller cannot see are always moved up, and no
 * answer tells of them.
 *
 * PAGE_CHANGED if the published version is not the expected one any more; NOT_FOUND, with the specification's message (section 5), if the
 * page does not exist; PAGES_BELOW if there are pages below it that the caller can see and `below` is missing; PAGES_BELOW_KEPT if pages below
 * it are to be deleted that the caller sees and may not delete.
 */
export async function deletePage(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  input: {
    pageId: PageId;
    expectedPublishedVersion: VersionId | null;
    below?: "delete" | "moveUp" | undefined;
  },
): Promise<DeletedPage> {
  const { pageId } = input;
  const standing = (await access.findPage(scope, pageId)) ?? refuseMissing(pageId);
  const { workspaceId } = authorizePage(standing, "delete");
  return transaction(async (stores): Promise<DeletedPage> => {
    const { pages, pageTree, drafts, trash, audit, live } = stores;
    const item = { kind: "page", id: pageId } as const;
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    const page = (await pages.lock(scope, pageId)) ?? refuseMissing(pageId);
    // Where it was when the caller was authorized: another workspace needs another lock.
    if (page.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    // Meanwhile the caller can have lost the role.
    authorizePage(await stores.access.findPage(scope, pageId), "delete");
    const { publishedVersion } = page;
    if (publishedVersion !== input.expectedPublishedVersion) {
      return refuse("PAGE_CHANGED", { publishedVersion });
    }
    const all = await pageTree.rolesBelow(scope, pageId);
    const below = all.filter(({ deleted }) => !deleted);
    const seen = below.filter(({ role }) => role !== null);
    if (seen.length > 0 && input.below === undefined) {
      return refuse("PAGES_BELOW", { count: seen.length });
    }
    const goAlong = seen.length > 0 && input.below === "delete" ? seen.map(({ id }) => id) : [];
    if (goAlong.length > 0 && seen.some(({ role }) => role !== "administrator")) {
      return refuse("PAGES_BELOW_KEPT");
    }
    const isKept = publishedVersion !== null || goAlong.length > 0;
    if (isKept || (await drafts.hasOthers(scope, pageId))) {
      if (!page.deleted) {
        const deletion = { at: clock.now(), by: scope.userId };
        if (goAlong.length > 0) {
          const hidden = below.filter(({ role }) => role === null).map(({ id }) => id);
          await pageTree.moveOut(pageId, hidden);
          await pageTree.deleteWith(goAlong, pageId, deletion);
        } else await pageTree.lift(pageId);
        await pages.setDeletion(scope, pageId, deletion);
        const details = { pagesBelow: goAlong.length };
        await audit.record(scope, [{ act: "pageDeleted", item, details }]);
        await live.emit(scope, [
          ...deletionEvents([pageId, ...goAlong], workspaceId),
          trashEvent(scope.organizationId),
        ]);
      }
      return { outcome: "deleted", workspaceId };
    }
    await audit.record(scope, [{ act: "pageRemoved", item }]);
    await trash.removePages([pageId]);
    await live.emit(scope, removalEvents(scope, pageId));
    return { outcome: "removed", workspaceId };
  });
}

function refuseMissing(pageId: PageId): never {
  throw new Refusal("NOT_FOUND", undefined, `Page ${pageId} does not exist`);
}
