import { useQuery } from "@tanstack/react-query";
import { FileText, Notebook } from "lucide-react";
import type { ReactNode } from "react";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { sidebarItemsMax } from "@stemma/domain/configuration/sidebar-items-max";
import { orpc } from "../../lib/api.ts";
import { itemAddress } from "../../entities/page/item-address.ts";
import { itemTitle } from "../../entities/page/item-title.ts";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { SidebarRow } from "../../ui/sidebar/sidebar-row.tsx";
import { SidebarSection } from "../../ui/sidebar/sidebar-section.tsx";
import { recentsShown } from "./recents-shown.ts";

interface SidebarRecentsProps {
  readonly menuOf: (item: RecentItem) => ReactNode;
  readonly onMore: () => void;
}

/** 'Recent' in the sidebar: the last opened items of the kinds that the person's setting shows. */
export function SidebarRecents({ menuOf, onMore }: SidebarRecentsProps) {
  const { sidebarSettings, change } = useConfiguration();
  const { data } = useQuery(orpc.recents.list.queryOptions());
  useLiveTopics(topicsOfItems(data?.items.slice(0, sidebarItemsMax) ?? []));
  if (data === undefined) return null;
  const items = recentsShown(data.items, sidebarSettings.recentItemsDisplay);
  return (
    <SidebarSection
      heading="Recent"
      isOpen={sidebarSettings.isShowRecent}
      onOpenChange={(isShowRecent) => change({ sidebarSettings: { isShowRecent } })}
      onMore={onMore}
      empty="What you open is listed here."
    >
      {items.slice(0, sidebarItemsMax).map((item) => (
        <SidebarRow
          key={item.id}
          link={itemAddress(item)}
          icon={item.type === "workspace" ? Notebook : FileText}
          label={itemTitle(item)}
          menu={menuOf(item)}
        />
      ))}
    </SidebarSection>
  );
}
