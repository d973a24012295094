import type { LiveTopic } from "@stemma/contract/live-event";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** A page or workspace as a list has it. */
type ListedItem =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** How many rows of a list are followed one by one. */
const followedMax = 20;

/** What to follow so that the first rows of a list stay true, also those of pages in workspaces of others. */
export function topicsOfItems(items: readonly ListedItem[]): LiveTopic[] {
  return items
    .slice(0, followedMax)
    .map((item) =>
      item.type === "page" ? (`page:${item.id}` as const) : (`workspace:${item.id}` as const),
    );
}
