import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { lockAbove } from "./authorize-place.ts";
import type { PageStore } from "./page.store.ts";
import type { PageTreeStore, TreePlace } from "./page-tree.store.ts";

/** The dependencies of creating a page. */
export interface AddPageNeeds {
  transaction: Transaction<{
    pages: Pick<PageStore, "insert" | "lock">;
    pageTree: Pick<PageTreeStore, "hold" | "keyAt">;
    drafts: {
      insertFirst(
        scope: OrganizationScope,
        draft: {
          id: DraftId;
          pageId: PageId;
          pageTitle: string;
          body: PageBody;
          createdAt: Date;
        },
      ): Promise<void>;
    };
    recents: {
      add(
        scope: OrganizationScope,
        item: { type: "page"; id: PageId; accessedAt: Date },
      ): Promise<void>;
    };
    live: Live;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Adds an unpublished page of a kind, the last one of its level, with its creator's first draft, and puts it first in the creator's recent list, in one
 * transaction. NOT_FOUND if the workspace or the page above is gone meanwhile, PAGE_DELETED if that page is
 * deleted.
 */
export async function addPage(
  { transaction, ids, clock }: AddPageNeeds,
  scope: OrganizationScope,
  page: TreePlace & { kind: PageKind; icon: string | null; pageTitle: string; body: PageBody },
): Promise<{ pageId: PageId; draftId: DraftId }> {
  const { workspaceId, parentPageId, kind, icon, ...content } = page;
  const place = { workspaceId, parentPageId };
  const pageId = ids.next<PageId>();
  const draftId = ids.next<DraftId>();
  const createdAt = clock.now();
  await transaction(async ({ pages, pageTree, drafts, recents, live }) => {
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    await lockAbove(pages, scope, place);
    const orderKey = await pageTree.keyAt(place, "last", null);
    await pages.insert(scope, { id: pageId, ...place, kind, orderKey, icon, createdAt });
    await drafts.insertFirst(scope, { id: draftId, pageId, ...content, createdAt });
    await recents.add(scope, { type: "page", id: pageId, accessedAt: createdAt });
    const topic = `user:${scope.userId}` as const;
    const ids = { page: pageId, workspace: workspaceId, draft: draftId };
    await live.emit(scope, [
      { topic, kind: "drafts", ids },
      { topic, kind: "recents", ids },
    ]);
  });
  return { pageId, draftId };
}
