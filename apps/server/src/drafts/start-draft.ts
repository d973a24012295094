import { blankBody } from "@stemma/document/blank-body";
import type { PageBody } from "@stemma/document/format";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { DraftId, PageId, VersionId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftStore } from "./draft.store.ts";
import { presentDraft } from "./present-draft.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{
    drafts: Pick<DraftStore, "insertOrFind">;
    pages: {
      lock(
        scope: OrganizationScope,
        pageId: PageId,
      ): Promise<{ publishedVersion: VersionId | null; deleted: boolean } | null>;
    };
    versions: {
      find(
        scope: OrganizationScope,
        versionId: VersionId,
      ): Promise<{ pageTitle: string; body: PageBody } | null>;
    };
    live: Live;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Starts the caller's draft from the page's published title, body and version; returns an existing draft unchanged.
 * PAGE_DELETED if the page is deleted.
 */
export async function startDraft(
  { access, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<Draft> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "edit");
  const draft = await transaction(async ({ drafts, pages, versions, live }) => {
    const page = await pages.lock(scope, pageId);
    if (page === null) return refuse("NOT_FOUND");
    if (page.deleted) return refuse("PAGE_DELETED");
    const published =
      page.publishedVersion === null ? null : await versions.find(scope, page.publishedVersion);
    await live.emit(scope, [
      { topic: `user:${scope.userId}`, kind: "drafts", ids: { page: pageId } },
    ]);
    return drafts.insertOrFind(scope, {
      id: ids.next<DraftId>(),
      pageId,
      previousNode: page.publishedVersion,
      pageTitle: published?.pageTitle ?? "",
      body: published?.body ?? blankBody(),
      draftNotes: null,
      createdAt: clock.now(),
    });
  });
  return draft === null ? refuse("NOT_FOUND") : presentDraft(draft, [workspaceId]);
}
