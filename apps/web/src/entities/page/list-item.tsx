import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { itemAddress } from "./item-address.ts";
import { itemIcon, itemKind } from "./item-icon.ts";
import { messages } from "./messages.ts";

interface ListItemProps {
  readonly item: PinnedItem | RecentItem;
  /** When the item was last updated or opened, in words. */
  readonly time: string;
  /** Whether a page shows its workspace: in lists of several workspaces. */
  readonly hasPath?: boolean;
  /** Called when the person follows the link. */
  readonly onFollow?: () => void;
}

/** A pinned or recent page or workspace in a list of a screen. */
export function ListItem({ item, time, hasPath = true, onFollow }: ListItemProps) {
  const isPage = item.type === "page";
  return (
    <li>
      <ItemLink
        link={itemAddress(item)}
        icon={itemIcon(item)}
        emoji={item.icon}
        kind={messages.kinds[itemKind(item)]}
        title={isPage ? displayPageTitle(item.pageTitle) : item.workspaceName}
        isDeleted={isPage && item.deleted}
        {...(isPage && hasPath && { path: item.workspaceName })}
        time={time}
        {...(onFollow && { onFollow })}
      />
    </li>
  );
}
