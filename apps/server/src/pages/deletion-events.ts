import type { LiveEvent } from "@stemma/contract/live-event";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";

/**
 * The events for pages that were marked as deleted, or restored, together: one for each, for who looks at it, and one for the workspace. That one names
 * a page that is alone; for a subtree, which every member sees another part of, it names none.
 */
export function deletionEvents(pageIds: readonly PageId[], workspaceId: WorkspaceId): LiveEvent[] {
  const [page] = pageIds;
  const isAlone = page !== undefined && pageIds.length === 1;
  return [
    ...pageIds.map((id): LiveEvent => ({ topic: `page:${id}`, kind: "deletion" })),
    {
      topic: `workspace:${workspaceId}`,
      kind: "pages",
      ...(isAlone && { ids: { page, workspace: workspaceId } }),
    },
  ];
}

/** The event for who looks at the trash: something was deleted, restored or removed. It names nothing, because not every member may see it. */
export function trashEvent(organizationId: OrganizationId): LiveEvent {
  return { topic: `organization:${organizationId}`, kind: "trash" };
}
