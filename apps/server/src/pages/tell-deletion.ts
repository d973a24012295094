import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** What to tell when a page is marked as deleted, or restored. */
export function tellDeletion(pageId: PageId, workspaceId: WorkspaceId): LiveEvent[] {
  const ids = { page: pageId, workspace: workspaceId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `workspace:${workspaceId}`, kind: "pages", ids },
  ];
}
