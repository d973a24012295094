import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PageStore } from "./page.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{ pages: Pick<PageStore, "lock" | "setIcon">; live: Live }>;
}

/** Gives a page an icon, or takes it away with `null`; needs the permission to edit the page. PAGE_DELETED; NOT_FOUND. */
export async function setPageIcon(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { pageId, icon }: { readonly pageId: PageId; readonly icon: string | null },
): Promise<void> {
  authorizePage(await access.findPage(scope, pageId), "edit");
  await transaction(async ({ pages, live }) => {
    const page = await pages.lock(scope, pageId);
    if (page === null) return refuse("NOT_FOUND");
    if (page.deleted) return refuse("PAGE_DELETED");
    await pages.setIcon(scope, pageId, icon);
    const ids = { page: pageId, workspace: page.workspaceId };
    await live.emit(scope, [
      { topic: `page:${pageId}`, kind: "icon", ids },
      { topic: `workspace:${page.workspaceId}`, kind: "pages", ids },
    ]);
  });
}
