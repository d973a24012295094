import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageStore } from "./page.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  pages: Pick<PageStore, "setDeletion">;
}

/** Takes a page's deletion back; whoever may delete it may restore it. A page that is not deleted stays as it is. */
export async function restorePage(
  { access, pages }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<void> {
  authorizePage(await access.findPage(scope, pageId), "delete");
  await pages.setDeletion(scope, pageId, null);
}
