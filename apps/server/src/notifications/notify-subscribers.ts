import type { NotificationId, PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore, ToldPublish } from "./notification.store.ts";

/** The stores for notifying of a publish, in its transaction. */
export interface Telling {
  notifications: Pick<NotificationStore, "subscribersOf" | "insertPublish">;
  subscriptions: {
    /** Subscribes the caller to the page, unless the caller has unsubscribed from it before. */
    subscribePublisher(scope: OrganizationScope, pageId: PageId): Promise<void>;
  };
  live: Live;
}

/**
 * Notifies every subscriber who can see the page of a new version: each once, in the publish's transaction. The
 * publisher is subscribed to the page and not notified.
 */
export async function tellPublish(
  { notifications, subscriptions, live }: Telling,
  ids: Ids,
  scope: OrganizationScope,
  publish: ToldPublish & { isSilent: boolean },
): Promise<void> {
  await subscriptions.subscribePublisher(scope, publish.pageId);
  if (publish.isSilent) return;
  const subscribers = await notifications.subscribersOf(scope, publish.pageId);
  const told = subscribers.map((userId) => ({ id: ids.next<NotificationId>(), userId }));
  await notifications.insertPublish(scope, publish, told);
  await live.emit(
    {},
    told.map(({ userId }) => ({ topic: `user:${userId}`, kind: "notifications" }) as const),
  );
}
