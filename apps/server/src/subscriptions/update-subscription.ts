import type { UserId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { SubscriptionStore } from "./subscription.store.ts";

/** The targets of subscriptions other than pages. */
type Subscribed =
  | { readonly type: "workspace"; readonly id: WorkspaceId }
  | { readonly type: "user"; readonly id: UserId };

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
    findMembership(
      userId: UserId,
      organizationId: OrganizationScope["organizationId"],
    ): Promise<object | null>;
  };
  transaction: Transaction<{
    subscriptions: Pick<SubscriptionStore, "setWorkspace" | "setUser">;
    live: Live;
  }>;
}

/**
 * Subscribes the caller to the publishes in a workspace of the caller or of a member, or ends the subscription.
 * NOT_FOUND if the user is not a member.
 */
export async function updateSubscription(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { item, action }: { item: Subscribed; action: "subscribe" | "unsubscribe" },
): Promise<void> {
  const isSubscribed = action === "subscribe";
  if (item.type === "workspace") {
    authorizeWorkspace(await access.findWorkspace(scope, item.id), "view");
  } else if ((await access.findMembership(item.id, scope.organizationId)) === null) {
    return refuse("NOT_FOUND");
  }
  await transaction(async ({ subscriptions, live }) => {
    if (item.type === "workspace") await subscriptions.setWorkspace(scope, item.id, isSubscribed);
    else await subscriptions.setUser(scope, item.id, isSubscribed);
    const ids = item.type === "workspace" ? { workspace: item.id } : { user: item.id };
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "subscriptions", ids }]);
  });
}
