import type { NotificationId, PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore, ToldPublish } from "./notification.store.ts";

/** Where a publish is told from: stores of its transaction. */
export interface Telling {
  notifications: Pick<NotificationStore, "subscribersOf" | "insertPublish">;
  subscriptions: {
    /** Makes the asker a subscriber of the page, unless they once said that they do not want to be. */
    subscribePublisher(scope: OrganizationScope, pageId: PageId): Promise<void>;
  };
  live: Live;
}

/**
 * Tells everybody who subscribes, and may read the page, that a version was published: each once, and all or nobody with the
 * publish itself. The publisher is not told, and subscribes. The caller holds the transaction.
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
