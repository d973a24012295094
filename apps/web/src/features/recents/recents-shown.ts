import type { RecentItem } from "@stemma/contract/recents.contract";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";

/** The recent items that a person wants to see, in their order. */
export function recentsShown(
  items: readonly RecentItem[],
  display: SidebarSettings["recentItemsDisplay"],
): RecentItem[] {
  return items.filter(({ type }) => display === "both" || `${type}s` === display);
}
