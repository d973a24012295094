import type { NotificationId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore, NotifiedPublish } from "./notification.store.ts";

/** The stores for notifying of mentions, in the transaction of their publish. */
export interface MentionNotificationStores {
  notifications: Pick<NotificationStore, "insertMentions">;
  live: Live;
}

/**
 * Notifies the people whom a new version is the first to mention: each at most once for each page, only who can see the
 * page, and not its publisher. Of this version, `notifySubscribers` gives them no second notification.
 */
export async function notifyMentioned(
  { notifications, live }: MentionNotificationStores,
  ids: Ids,
  scope: OrganizationScope,
  publish: NotifiedPublish & { readonly mentioned: readonly UserId[]; readonly isSilent: boolean },
): Promise<void> {
  if (publish.isSilent || publish.mentioned.length === 0) return;
  const recipients = publish.mentioned.map((userId) => ({
    id: ids.next<NotificationId>(),
    userId,
  }));
  const notified = await notifications.insertMentions(scope, publish, recipients);
  await live.emit(
    {},
    notified.map((userId) => ({ topic: `user:${userId}`, kind: "notifications" }) as const),
  );
}
