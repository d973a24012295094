import type { PageId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{
    subscriptions: {
      addSubscriber(scope: OrganizationScope, pageId: PageId): Promise<void>;
      removeSubscriber(scope: OrganizationScope, pageId: PageId): Promise<void>;
    };
    live: Live;
  }>;
}

/** Subscribes the caller to a page that the caller can see, or ends the subscription. */
export async function subscribeToPage(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { pageId, action }: { pageId: PageId; action: "subscribe" | "unsubscribe" },
): Promise<void> {
  authorizePage(await access.findPage(scope, pageId), "view");
  await transaction(async ({ subscriptions, live }) => {
    if (action === "subscribe") await subscriptions.addSubscriber(scope, pageId);
    else await subscriptions.removeSubscriber(scope, pageId);
    await live.emit(scope, [
      { topic: `user:${scope.userId}`, kind: "subscriptions", ids: { page: pageId } },
    ]);
  });
}
