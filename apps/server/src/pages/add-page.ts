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
import { insertPage, type NewPage, type NewPageStores } from "./insert-page.ts";
import type { PageStore } from "./page.store.ts";
import type { TreePlace } from "./page-place.store.ts";
import type { PageTreeStore } from "./page-tree.store.ts";

/** The dependencies of creating a page. */
export interface AddPageNeeds<Stores extends AddPageStores = AddPageStores> {
  transaction: Transaction<Stores>;
  ids: Ids;
  clock: Clock;
}

/** The stores that creating a page needs. */
export interface AddPageStores extends NewPageStores {
  pages: Pick<PageStore, "insert" | "lock">;
  pageTree: Pick<PageTreeStore, "hold" | "keyAt">;
  recents: {
    add(
      scope: OrganizationScope,
      item: { type: "page"; id: PageId; accessedAt: Date },
    ): Promise<void>;
  };
  live: Live;
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
  const made = { id: ids.next<PageId>(), draftId: ids.next<DraftId>(), createdAt: clock.now() };
  await transaction((stores) => addLast(stores, scope, { ...page, ...made }));
  return { pageId: made.id, draftId: made.draftId };
}

/** Adds an unpublished page as {@link addPage} does, within a transaction. */
export async function addLast(
  stores: AddPageStores,
  scope: OrganizationScope,
  page: Omit<NewPage, "orderKey">,
): Promise<void> {
  const { pages, pageTree, recents, live } = stores;
  const { id, draftId, workspaceId, parentPageId, createdAt } = page;
  if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
  await lockAbove(pages, scope, page);
  const orderKey = await pageTree.keyAt({ workspaceId, parentPageId }, "last", null);
  await insertPage(stores, scope, { ...page, orderKey });
  await recents.add(scope, { type: "page", id, accessedAt: createdAt });
  const topic = `user:${scope.userId}` as const;
  const ids = { page: id, workspace: workspaceId, draft: draftId };
  await live.emit(scope, [
    { topic, kind: "drafts", ids },
    { topic, kind: "recents", ids },
  ]);
}
