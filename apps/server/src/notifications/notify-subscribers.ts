import type { NotificationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore, NotifiedPublish } from "./notification.store.ts";

/** The stores for notifying of a publish, in its transaction. */
export interface PublishNotificationStores {
  notifications: Pick<NotificationStore, "subscribersOf" | "insertPublish">;
  live: Live;
}

/**
 * Notifies every subscriber who can see the page of a new version: each once, in the publish's transaction, but not its
 * publisher.
 */
export async function notifySubscribers(
  { notifications, live }: PublishNotificationStores,
  ids: Ids,
  scope: OrganizationScope,
  publish: NotifiedPublish & { isSilent: boolean },
): Promise<void> {
  if (publish.isSilent) return;
  const subscribers = await notifications.subscribersOf(scope, publish.pageId);
  const recipients = subscribers.map((userId) => ({ id: ids.next<NotificationId>(), userId }));
  await notifications.insertPublish(scope, publish, recipients);
  await live.emit(
    {},
    recipients.map(({ userId }) => ({ topic: `user:${userId}`, kind: "notifications" }) as const),
  );
}
