import type { NotificationId } from "@stemma/domain/ids";
import type { Live } from "../live/live.ts";
import type { Task, TaskPayload } from "../outbox/task.ts";
import type { Ids } from "../platform/ids.ts";
import type { NotificationStore } from "./notification.store.ts";

/** The stores for notifying the subscribers of a publish, in a transaction after its own. */
export interface SubscriberStores {
  notifications: Pick<NotificationStore, "lockPublish" | "findSubscribers" | "insertPublish">;
  live: Live;
}

/** How many subscribers one step handles: a reader or publisher of the page waits at most for one step. */
const batchSize = 500;

/**
 * Notifies the next people who were subscribers when a version was published and can see the page now: each once, but not its publisher. Returns the payload
 * of the next step, `null` if there are no further subscribers or if the version was removed.
 */
export async function notifySubscribers(
  { notifications, live }: SubscriberStores,
  ids: Ids,
  { pageId, payload, createdAt }: Pick<Task, "pageId" | "payload" | "createdAt">,
): Promise<TaskPayload | null> {
  const { versionId, after = null } = payload;
  const publish = await notifications.lockPublish({ pageId, versionId });
  if (publish === null) return null;
  const { recipients, last } = await notifications.findSubscribers(
    { ...publish, until: createdAt },
    after,
    batchSize,
  );
  await notifications.insertPublish(
    publish,
    recipients.map((userId) => ({ id: ids.next<NotificationId>(), userId })),
  );
  await live.emit(
    {},
    recipients.map((userId) => ({ topic: `user:${userId}`, kind: "notifications" }) as const),
  );
  return last === null ? null : { versionId, after: last };
}
