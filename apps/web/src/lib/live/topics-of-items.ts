import type { LiveTopic } from "@stemma/contract/live-event";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** A page or workspace in a list. */
type ListedItem =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** How many rows of a list get a topic of their own. */
const subscribedMax = 20;

/** The topics of a list's first rows. Needed for pages in workspaces that the tab is not subscribed to. */
export function topicsOfItems(items: readonly ListedItem[]): LiveTopic[] {
  return items
    .slice(0, subscribedMax)
    .map((item) =>
      item.type === "page" ? (`page:${item.id}` as const) : (`workspace:${item.id}` as const),
    );
}
