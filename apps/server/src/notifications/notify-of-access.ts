import type { NotificationId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore } from "./notification.store.ts";

/** The item on which a user's access changed. */
interface AccessItem {
  readonly type: "page" | "workspace" | "organization";
  readonly id: string;
}

/** The stores for notifying of a change of access, in its transaction. */
export interface AccessNotificationStores {
  notifications: Pick<NotificationStore, "insertAccessChange" | "titleOf">;
  live: Live;
}

/** Notifies a user in the inbox of the user's new role on an item. Changes of one's own role notify nobody. */
export async function notifyOfAccess(
  { notifications, live }: AccessNotificationStores,
  ids: Ids,
  scope: OrganizationScope,
  change: { userId: UserId; at: Date; item: AccessItem; role: string | null },
): Promise<void> {
  const { userId, item } = change;
  if (userId === scope.userId) return;
  const title = await notifications.titleOf(item);
  const id = ids.next<NotificationId>();
  await notifications.insertAccessChange(scope, { ...change, id, item: { ...item, title } });
  await live.emit(scope, [{ topic: `user:${userId}`, kind: "notifications" }]);
}
