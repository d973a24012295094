import { useQuery } from "@tanstack/react-query";
import { FileText, Notebook } from "lucide-react";
import type { ReactNode } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { sidebarItemsMax } from "@stemma/domain/configuration/sidebar-items-max";
import { orpc } from "../../lib/api.ts";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { useConfiguration } from "../../lib/use-configuration.ts";
import { SidebarRow } from "../../ui/sidebar-row.tsx";
import { SidebarSection } from "../../ui/sidebar-section.tsx";
import { pinTitle } from "./pin-title.ts";

interface SidebarPinsProps {
  readonly menuOf: (item: PinnedItem) => ReactNode;
  readonly onMore: () => void;
}

/** 'Pinned' in the sidebar: the first pins in their order. */
export function SidebarPins({ menuOf, onMore }: SidebarPinsProps) {
  const { sidebarSettings, change } = useConfiguration();
  const { data } = useQuery(orpc.pins.list.queryOptions({ input: {} }));
  useLiveTopics(topicsOfItems(data?.items.slice(0, sidebarItemsMax) ?? []));
  if (data === undefined) return null;
  return (
    <SidebarSection
      heading="Pinned"
      isOpen={sidebarSettings.isShowPinned}
      onOpenChange={(isShowPinned) => change({ sidebarSettings: { isShowPinned } })}
      onMore={onMore}
      empty="Pin pages and workspaces to keep them here."
    >
      {data.items.slice(0, sidebarItemsMax).map((item) => (
        <SidebarRow
          key={item.id}
          link={
            item.type === "workspace"
              ? { to: "/workspace/$workspaceId", params: { workspaceId: item.id } }
              : { to: "/page/$pageId", params: { pageId: item.id } }
          }
          icon={item.type === "workspace" ? Notebook : FileText}
          label={pinTitle(item)}
          menu={menuOf(item)}
        />
      ))}
    </SidebarSection>
  );
}
