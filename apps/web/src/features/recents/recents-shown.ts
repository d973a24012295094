import type { RecentItem } from "@stemma/contract/recents.contract";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";

/** The recent items of the kinds that the person's setting shows, in order. */
export function recentsShown(
  items: readonly RecentItem[],
  display: SidebarSettings["recentItemsDisplay"],
): RecentItem[] {
  return items.filter(({ type }) => display === "both" || `${type}s` === display);
}
