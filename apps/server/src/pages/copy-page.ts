import { copyBody } from "@stemma/document/copy-body";
import { blankBody } from "@stemma/document/blank-body";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { copiedPageTitle } from "@stemma/domain/page/page-title";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import { addPage } from "./add-page.ts";
import type { AddPageNeeds } from "./add-page.ts";
import type { PageViewStore } from "./page-view.store.ts";

interface Needs extends AddPageNeeds {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  pageViews: PageViewStore;
}

/**
 * Creates an unpublished page from a page's published content ('Duplicate page') or from the caller's draft of it
 * ('Create page from draft'), in a workspace where the caller can create pages. The blocks get new ids; the icon and the kind are the same.
 */
export async function copyPage(
  needs: Needs,
  scope: OrganizationScope,
  copy: { pageId: PageId; workspaceId: WorkspaceId; source: "published" | "draft" },
): Promise<{ pageId: PageId; draftId: DraftId }> {
  const page = authorizePage(await needs.pageViews.find(scope, copy.pageId), "view");
  const { workspaceId } = authorizeWorkspace(
    await needs.access.findWorkspace(scope, copy.workspaceId),
    "createPage",
  );
  const { icon, kind } = page;
  const place = { workspaceId, parentPageId: null };
  if (copy.source === "draft") {
    const { pageTitle, body } = page.draft ?? refuse("NOT_FOUND");
    return addPage(needs, scope, { ...place, icon, kind, pageTitle, body: copyBody(body) });
  }
  const body: PageBody = page.body === null ? blankBody() : copyBody(page.body);
  return addPage(needs, scope, {
    ...place,
    icon,
    kind,
    pageTitle: copiedPageTitle(page.pageTitle ?? ""),
    body,
  });
}
