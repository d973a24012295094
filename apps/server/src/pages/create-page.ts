import { blankBody } from "@stemma/document/blank-body";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { PageStore } from "./page.store.ts";

interface Needs {
  access: {
    findWorkspace(visitor: Visitor, workspaceId: WorkspaceId): Promise<WorkspaceAccess | null>;
  };
  transaction: Transaction<{
    pages: Pick<PageStore, "insert">;
    drafts: {
      insertFirst(
        scope: OrganizationScope,
        draft: { id: DraftId; pageId: PageId; body: PageBody; createdAt: Date },
      ): Promise<void>;
    };
    recents: {
      add(
        scope: OrganizationScope,
        item: { type: "page"; id: PageId; accessedAt: Date },
      ): Promise<void>;
    };
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Creates an unpublished page with an empty draft, first in the creator's recent list, in one transaction. Only an
 * administrator of the workspace may: NOT_FOUND hides a workspace that the asker can't see, NOT_ALLOWED refuses a user.
 */
export async function createPage(
  { access, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<{ pageId: PageId; draftId: DraftId }> {
  authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "createPage");
  const pageId = ids.next<PageId>();
  const draftId = ids.next<DraftId>();
  const createdAt = clock.now();
  await transaction(async ({ pages, drafts, recents }) => {
    await pages.insert(scope, { id: pageId, workspaceId, createdAt });
    await drafts.insertFirst(scope, { id: draftId, pageId, body: blankBody(), createdAt });
    await recents.add(scope, { type: "page", id: pageId, accessedAt: createdAt });
  });
  return { pageId, draftId };
}
