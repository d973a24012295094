import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** What a recent item is called in a list. Specification, section 4: deleted pages say so. */
export function recentTitle(item: RecentItem): string {
  if (item.type === "workspace") return item.workspaceName;
  return `${item.deleted ? "(Deleted) " : ""}${displayPageTitle(item.pageTitle)}`;
}
