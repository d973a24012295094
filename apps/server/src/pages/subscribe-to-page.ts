import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { PageStore } from "./page.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{
    pages: Pick<PageStore, "addSubscriber" | "removeSubscriber">;
    live: Live;
  }>;
}

/** Makes the asker a subscriber of a page that they may see, or one no more. */
export async function subscribeToPage(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { pageId, action }: { pageId: PageId; action: "subscribe" | "unsubscribe" },
): Promise<void> {
  authorizePage(await access.findPage(scope, pageId), "view");
  await transaction(async ({ pages, live }) => {
    if (action === "subscribe") await pages.addSubscriber(scope, pageId);
    else await pages.removeSubscriber(scope, pageId);
    await live.emit(scope, [
      { topic: `user:${scope.userId}`, kind: "subscriptions", ids: { page: pageId } },
    ]);
  });
}
