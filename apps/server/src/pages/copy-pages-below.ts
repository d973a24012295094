import { generateNKeysBetween } from "fractional-indexing";
import { copyBody } from "@stemma/document/copy-body";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { insertPage, type NewPageStores } from "./insert-page.ts";
import type { CopiedPage, PageCopiesStore } from "./page-copies.store.ts";

/** What the copies of a page and of the pages below it have in common. */
export interface CopyTarget {
  readonly workspaceId: WorkspaceId;
  readonly createdAt: Date;
  /** The ids of all copies, by the page that is copied. */
  readonly copies: ReadonlyMap<PageId, PageId>;
}

/**
 * Copies published pages below the copies of the pages above them, in the same order, each as an unpublished page with a draft of the caller.
 * `below` has a page before those below it.
 */
export async function copyPagesBelow(
  stores: NewPageStores & { pageCopies: Pick<PageCopiesStore, "content"> },
  ids: Ids,
  scope: OrganizationScope,
  below: readonly CopiedPage[],
  { workspaceId, createdAt, copies }: CopyTarget,
): Promise<void> {
  for (const level of levelsOf(below)) {
    const orderKeys = generateNKeysBetween(null, null, level.length);
    for (const [index, { id, aboveId, icon }] of level.entries()) {
      const { pageTitle, body } = (await stores.pageCopies.content(id)) ?? refuse("NOT_FOUND");
      await insertPage(stores, scope, {
        id: copyOf(copies, id),
        draftId: ids.next<DraftId>(),
        workspaceId,
        parentPageId: copyOf(copies, aboveId),
        orderKey: orderKeys[index] ?? "",
        kind: "page",
        icon,
        pageTitle,
        body: copyBody(body, copies),
        createdAt,
      });
    }
  }
}

function copyOf(copies: ReadonlyMap<PageId, PageId>, pageId: PageId): PageId {
  return copies.get(pageId) ?? refuse("NOT_FOUND");
}

/** The pages of each level, in the order of `below`. */
function levelsOf(below: readonly CopiedPage[]): Iterable<CopiedPage[]> {
  const levels = new Map<PageId, CopiedPage[]>();
  for (const page of below) {
    const level = levels.get(page.aboveId);
    if (level === undefined) levels.set(page.aboveId, [page]);
    else level.push(page);
  }
  return levels.values();
}
