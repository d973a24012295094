import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** What to tell when a page is marked as deleted, or restored. */
export function tellDeletion(pageId: PageId, workspaceId: WorkspaceId): LiveEvent[] {
  const ids = { page: pageId, workspace: workspaceId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `workspace:${workspaceId}`, kind: "pages", ids },
  ];
}

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
