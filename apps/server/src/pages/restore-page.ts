import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { PageStore } from "./page.store.ts";
import { deletionEvents } from "./deletion-events.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{ pages: Pick<PageStore, "setDeletion">; live: Live }>;
}

/** Restores a deleted page; needs the permission to delete it. A page that is not deleted does not change. */
export async function restorePage(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<void> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "delete");
  await transaction(async ({ pages, live }) => {
    await pages.setDeletion(scope, pageId, null);
    await live.emit(scope, deletionEvents(pageId, workspaceId));
  });
}
