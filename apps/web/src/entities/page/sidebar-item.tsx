import type { ComponentProps } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { SidebarRow } from "../../ui/sidebar/sidebar-row.tsx";
import { itemAddress } from "./item-address.ts";
import { itemIcon } from "./item-icon.ts";
import { itemTitle } from "./item-title.ts";
import { messages } from "./messages.ts";

interface SidebarItemProps extends Pick<
  ComponentProps<typeof SidebarRow>,
  "pin" | "handle" | "menu"
> {
  readonly item: PinnedItem | RecentItem;
}

/** A pinned or recent page or workspace in the sidebar. */
export function SidebarItem({ item, ...rest }: SidebarItemProps) {
  return (
    <SidebarRow
      {...rest}
      link={itemAddress(item)}
      icon={itemIcon(item)}
      emoji={item.icon}
      label={itemTitle(item)}
      dotLabel={item.type === "page" && item.isUnread ? messages.unread : undefined}
    />
  );
}
