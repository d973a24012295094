import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { removalEvents } from "../drafts/removal-events.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import type { PageStore } from "./page.store.ts";
import { deletionEvents } from "./deletion-events.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{
    pages: Pick<PageStore, "lock" | "setDeletion" | "remove">;
    drafts: {
      hasOthers(visitor: Visitor, pageId: PageId): Promise<boolean>;
      findByPage(visitor: Visitor, pageId: PageId): Promise<{ id: DraftId } | null>;
      remove(visitor: Visitor, draftId: DraftId): Promise<void>;
    };
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
 * permanently with the caller's draft; if other users have drafts of it, it is only marked. PAGE_CHANGED if the
 * published version is not the expected one any more; NOT_FOUND, with the specification's message (section 5), if the
 * page does not exist.
 */
export async function deletePage(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  input: { pageId: PageId; expectedPublishedVersion: VersionId | null },
): Promise<DeletedPage> {
  const { pageId } = input;
  const standing = (await access.findPage(scope, pageId)) ?? refuseMissing(pageId);
  const { workspaceId } = authorizePage(standing, "delete");
  return transaction(async ({ pages, drafts, live }): Promise<DeletedPage> => {
    const page = (await pages.lock(scope, pageId)) ?? refuseMissing(pageId);
    const { publishedVersion } = page;
    if (publishedVersion !== input.expectedPublishedVersion) {
      return refuse("PAGE_CHANGED", { publishedVersion });
    }
    if (publishedVersion !== null || (await drafts.hasOthers(scope, pageId))) {
      if (!page.deleted) {
        await pages.setDeletion(scope, pageId, { at: clock.now(), by: scope.userId });
        await live.emit(scope, deletionEvents(pageId, workspaceId));
      }
      return { outcome: "deleted", workspaceId };
    }
    const draft = await drafts.findByPage(scope, pageId);
    if (draft !== null) await drafts.remove(scope, draft.id);
    await pages.remove(scope, pageId);
    await live.emit(scope, removalEvents(scope, pageId));
    return { outcome: "removed", workspaceId };
  });
}

function refuseMissing(pageId: PageId): never {
  throw new Refusal("NOT_FOUND", undefined, `Page ${pageId} does not exist`);
}
