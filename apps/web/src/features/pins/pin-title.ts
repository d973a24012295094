import type { PinnedItem } from "@stemma/contract/pins.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** What a pin is called in a list. Specification, section 4: deleted pages say so. */
export function pinTitle(item: PinnedItem): string {
  if (item.type === "workspace") return item.workspaceName;
  return `${item.deleted ? "(Deleted) " : ""}${displayPageTitle(item.pageTitle)}`;
}
