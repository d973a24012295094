import type { LiveEvent } from "@stemma/contract/live-event";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** The events for a page that was marked as deleted, or restored. */
export function deletionEvents(pageId: PageId, workspaceId: WorkspaceId): LiveEvent[] {
  const ids = { page: pageId, workspace: workspaceId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `workspace:${workspaceId}`, kind: "pages", ids },
  ];
}
