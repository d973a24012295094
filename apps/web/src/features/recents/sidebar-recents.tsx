import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { sidebarItemsMax } from "@stemma/domain/configuration/sidebar-items-max";
import { SidebarItem } from "../../entities/page/sidebar-item.tsx";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { InSlices } from "../../lib/time/in-slices.tsx";
import { SidebarSection } from "../../ui/sidebar/sidebar-section.tsx";
import { messages } from "./messages.ts";
import { recentsQuery } from "./recents-query.ts";
import { recentsShown } from "./recents-shown.ts";

interface SidebarRecentsProps {
  readonly menuOf: (item: RecentItem) => ReactNode;
  readonly onMore: () => void;
}

/** 'Recent' in the sidebar: the last opened items of the kinds that the person's setting shows. */
export function SidebarRecents({ menuOf, onMore }: SidebarRecentsProps) {
  const { sidebarSettings, change } = useConfiguration();
  const { data } = useQuery(recentsQuery());
  useLiveTopics(topicsOfItems(data?.items.slice(0, sidebarItemsMax) ?? []));
  if (data === undefined) return null;
  const { recentItemsDisplay, isRecentWithoutPinned } = sidebarSettings;
  const items = recentsShown(data.items, recentItemsDisplay, isRecentWithoutPinned);
  return (
    <InSlices>
      <SidebarSection
        heading={messages.recent}
        isOpen={sidebarSettings.isShowRecent}
        onOpenChange={(isShowRecent) => change({ sidebarSettings: { isShowRecent } })}
        onMore={onMore}
        empty={messages.noneHint}
      >
        {items.slice(0, sidebarItemsMax).map((item) => (
          <SidebarItem key={item.id} item={item} menu={menuOf(item)} />
        ))}
      </SidebarSection>
    </InSlices>
  );
}
