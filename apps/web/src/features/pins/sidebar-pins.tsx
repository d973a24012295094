import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { orpc } from "../../lib/api.ts";
import { itemTitle } from "../../entities/page/item-title.ts";
import { SidebarItem } from "../../entities/page/sidebar-item.tsx";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { InSlices } from "../../lib/time/in-slices.tsx";
import { SidebarSection } from "../../ui/sidebar/sidebar-section.tsx";
import { PinHandle } from "./pin-handle.tsx";
import { pinSortingChunk } from "./pin-sorting-chunk.ts";
import { messages } from "./messages.ts";
import styles from "./sidebar-pins.module.css";
import { useSidebarOrder } from "./use-sidebar-order.ts";

interface SidebarPinsProps {
  readonly menuOf: (item: PinnedItem) => ReactNode;
  readonly onMore: () => void;
}

/** 'Pinned' in the sidebar: the first pins in order; reorder by dragging or by keyboard. */
export function SidebarPins({ menuOf, onMore }: SidebarPinsProps) {
  const { sidebarSettings, change } = useConfiguration();
  const { data } = useQuery(orpc.pins.list.queryOptions({ input: {} }));
  const { pins, count, failure, mayMove, activate, move, end } = useSidebarOrder(data);
  const [list, setList] = useState<HTMLElement | null>(null);
  useLiveTopics(topicsOfItems(pins));
  if (data === undefined) return null;
  return (
    <div ref={setList} onPointerEnter={activate} onFocus={activate}>
      <InSlices>
        <SidebarSection
          heading={messages.pinned}
          isOpen={sidebarSettings.isShowPinned}
          onOpenChange={(isShowPinned) => change({ sidebarSettings: { isShowPinned } })}
          onMore={onMore}
          empty={messages.sidebarEmpty}
        >
          {pins.map((item) => (
            <SidebarItem
              key={item.id}
              item={item}
              pin={item.id}
              handle={<PinHandle title={itemTitle(item)} className={styles["handle"]} />}
              menu={menuOf(item)}
            />
          ))}
        </SidebarSection>
      </InSlices>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {mayMove && list !== null && (
        <pinSortingChunk.Component
          list={list}
          pins={pins.map((item, index) => ({
            id: item.id,
            title: itemTitle(item),
            place: index + 1,
            count,
          }))}
          onMove={move}
          onEnd={end}
        />
      )}
    </div>
  );
}
