import type { LiveEvent } from "@stemma/contract/live-event";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";

/** The events for a page that was marked as deleted, or restored. */
export function deletionEvents(pageId: PageId, workspaceId: WorkspaceId): LiveEvent[] {
  const ids = { page: pageId, workspace: workspaceId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `workspace:${workspaceId}`, kind: "pages", ids },
  ];
}

/** The event for who looks at the trash: something was deleted, restored or removed. It names nothing, because not every member may see it. */
export function trashEvent(organizationId: OrganizationId): LiveEvent {
  return { topic: `organization:${organizationId}`, kind: "trash" };
}
