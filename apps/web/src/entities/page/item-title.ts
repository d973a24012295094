import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

/** The title of a page or workspace in a list. Deleted pages are marked (specification, section 4). */
export function itemTitle(item: PinnedItem | RecentItem): string {
  if (item.type === "workspace") return item.workspaceName;
  const title = displayPageTitle(item.pageTitle);
  return item.deleted ? messages.deletedTitle(title) : title;
}
