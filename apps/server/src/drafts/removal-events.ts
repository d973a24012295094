import type { LiveEvent } from "@stemma/contract/live-event";
import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";

/**
 * The events for the permanent removal of a page that was never published, and of the caller's draft. What was deleted with the page is in the
 * trash by itself from then on.
 */
export function removalEvents(
  { userId, organizationId }: { userId: UserId; organizationId: OrganizationId },
  pageId: PageId,
): LiveEvent[] {
  const ids = { page: pageId };
  return [
    { topic: `page:${pageId}`, kind: "deletion", ids },
    { topic: `user:${userId}`, kind: "drafts", ids },
    { topic: `user:${userId}`, kind: "recents", ids },
    { topic: `user:${userId}`, kind: "pins", ids },
    { topic: `organization:${organizationId}`, kind: "trash" },
  ];
}
