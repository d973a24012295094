import type { RecentItem } from "@stemma/contract/recents.contract";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";

/** The recent items of the kinds that the person's settings show, in order; without what is pinned, if they say so. */
export function recentsShown(
  items: readonly RecentItem[],
  display: SidebarSettings["recentItemsDisplay"],
  isWithoutPinned = false,
): RecentItem[] {
  return items.filter(
    ({ type, isPinned }) =>
      (display === "both" || `${type}s` === display) && !(isWithoutPinned && isPinned),
  );
}
