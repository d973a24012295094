import type { NotificationId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore } from "./notification.store.ts";

/** The stores for notifying of a declined request, in its transaction. */
export interface DeclineNotificationStores {
  notifications: Pick<NotificationStore, "insertDeclined">;
  live: Live;
}

/**
 * Notifies a member of the organization in the inbox that their request for access to a page or workspace was declined. The
 * notification leads to the address that they opened, and does not name what they may not see.
 */
export async function notifyOfDecline(
  { notifications, live }: DeclineNotificationStores,
  ids: Ids,
  scope: OrganizationScope,
  declined: { userId: UserId; at: Date; item: { type: "page" | "workspace"; id: string } },
): Promise<void> {
  await notifications.insertDeclined(scope, { ...declined, id: ids.next<NotificationId>() });
  await live.emit(scope, [{ topic: `user:${declined.userId}`, kind: "notifications" }]);
}
