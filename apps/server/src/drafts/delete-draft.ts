import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftStore } from "./draft.store.ts";
import { removalEvents } from "./removal-events.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{
    drafts: Pick<DraftStore, "lock" | "hasOthers" | "remove">;
    pages: {
      lock(
        scope: OrganizationScope,
        pageId: PageId,
      ): Promise<{ publishedVersion: VersionId | null; workspaceId: WorkspaceId } | null>;
    };
    pageTree: { hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean> };
    /** Removes pages for good with all that refers to them. Other pages below them move up. */
    trash: { removePages(pageIds: readonly PageId[]): Promise<void> };
    live: Live;
  }>;
  drafts: Pick<DraftStore, "find">;
}

/** The outcome for the page, with the ids for the writer's next screen. */
export interface DeletedDraft {
  readonly outcome: "draftDeleted" | "pageRemoved";
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
}

/**
 * Deletes the caller's draft. A page that was never published and has no other drafts is removed with it, in the same
 * transaction; the pages below it move one level up. NOT_FOUND if the draft is missing or belongs to another user; OTHER_ORGANIZATION or NO_ACCESS as for its
 * page.
 */
export async function deleteDraft(
  { access, transaction, drafts: earlier }: Needs,
  scope: OrganizationScope,
  draftId: DraftId,
): Promise<DeletedDraft> {
  const { pageId } = (await earlier.find(scope, draftId)) ?? refuse("NOT_FOUND");
  const standing = authorizePage(await access.findPage(scope, pageId), "view");
  return transaction(async ({ drafts, pages, pageTree, trash, live }): Promise<DeletedDraft> => {
    if (!(await pageTree.hold([standing.workspaceId]))) return refuse("NOT_FOUND");
    const page = (await pages.lock(scope, pageId)) ?? refuse("NOT_FOUND");
    // Where it was when the caller was authorized: another workspace needs another lock.
    if (page.workspaceId !== standing.workspaceId) return refuse("NOT_FOUND");
    if ((await drafts.lock(scope, draftId)) === null) return refuse("NOT_FOUND");
    await drafts.remove(scope, draftId);
    const { workspaceId } = page;
    const topic = `user:${scope.userId}` as const;
    await live.emit(scope, [{ topic, kind: "drafts", ids: { draft: draftId, page: pageId } }]);
    if (page.publishedVersion !== null || (await drafts.hasOthers(scope, pageId))) {
      return { outcome: "draftDeleted", pageId, workspaceId };
    }
    await trash.removePages([pageId]);
    await live.emit(scope, removalEvents(scope, pageId));
    return { outcome: "pageRemoved", pageId, workspaceId };
  });
}
