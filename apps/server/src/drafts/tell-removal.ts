import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId, UserId } from "@stemma/domain/ids";

/** What to tell when a page that was never published is gone for ever, with the asker's draft. */
export function tellRemoval({ userId }: { userId: UserId }, pageId: PageId): LiveEvent[] {
  const ids = { page: pageId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `user:${userId}`, kind: "drafts", ids },
    { topic: `user:${userId}`, kind: "recents", ids },
    { topic: `user:${userId}`, kind: "pins", ids },
  ];
}
