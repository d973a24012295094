import { copyBody } from "@stemma/document/copy-body";
import { blankBody } from "@stemma/document/blank-body";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { copiedPagesMax } from "@stemma/domain/page/copied-pages-max";
import { copiedPageTitle } from "@stemma/domain/page/page-title";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import { addLast } from "./add-page.ts";
import type { AddPageNeeds, AddPageStores } from "./add-page.ts";
import { copyPagesBelow } from "./copy-pages-below.ts";
import type { PageCopiesStore } from "./page-copies.store.ts";
import type { PageContents } from "./page-contents.ts";
import type { PageViewRecord } from "./page-head.ts";

interface Needs extends AddPageNeeds<
  AddPageStores & { pageCopies: Pick<PageCopiesStore, "listBelow" | "content"> }
> {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  pageContents: PageContents;
}

interface Copy {
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
  readonly source: "published" | "draft";
  /** Whether the published pages below it are copied too, as far as the caller sees them. */
  readonly withPagesBelow: boolean;
}

/**
 * Creates an unpublished page from a page's published content ('Duplicate page') or from the caller's draft of it
 * ('Create page from draft'), in a workspace where the caller can create pages. The blocks get new ids; the icon and the kind are the same. Links between
 * pages that are copied together lead from copy to copy. TOO_MANY_PAGES_BELOW if those would be more than {@link copiedPagesMax}.
 */
export async function copyPage(
  needs: Needs,
  scope: OrganizationScope,
  { pageId, workspaceId, source, withPagesBelow }: Copy,
): Promise<{ pageId: PageId; draftId: DraftId }> {
  const page = authorizePage(await needs.pageContents.find(scope, pageId), "view");
  authorizeWorkspace(await needs.access.findWorkspace(scope, workspaceId), "createPage");
  const { pageTitle, body } = contentOf(page, source);
  const { ids, transaction } = needs;
  const createdAt = needs.clock.now();
  const made = { pageId: ids.next<PageId>(), draftId: ids.next<DraftId>() };
  await transaction(async (stores) => {
    const below = withPagesBelow
      ? await stores.pageCopies.listBelow(scope, pageId, copiedPagesMax)
      : [];
    if (below.length === copiedPagesMax) return refuse("TOO_MANY_PAGES_BELOW");
    const copies = new Map([[pageId, made.pageId]]);
    for (const { id } of below) copies.set(id, ids.next<PageId>());
    await addLast(stores, scope, {
      id: made.pageId,
      draftId: made.draftId,
      workspaceId,
      parentPageId: null,
      kind: page.kind,
      icon: page.icon,
      pageTitle,
      body: copyBody(body, below.length === 0 ? undefined : copies),
      createdAt,
    });
    await copyPagesBelow(stores, ids, scope, below, { workspaceId, createdAt, copies });
  });
  return made;
}

function contentOf(
  page: PageViewRecord,
  source: Copy["source"],
): { pageTitle: string; body: PageBody } {
  return source === "draft"
    ? (page.draft ?? refuse("NOT_FOUND"))
    : { pageTitle: copiedPageTitle(page.pageTitle ?? ""), body: page.body ?? blankBody() };
}
