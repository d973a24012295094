import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId, UserId } from "@stemma/domain/ids";

/** The events for the permanent removal of a page that was never published, and of the caller's draft. */
export function removalEvents({ userId }: { userId: UserId }, pageId: PageId): LiveEvent[] {
  const ids = { page: pageId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `user:${userId}`, kind: "drafts", ids },
    { topic: `user:${userId}`, kind: "recents", ids },
    { topic: `user:${userId}`, kind: "pins", ids },
  ];
}
