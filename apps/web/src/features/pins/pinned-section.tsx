import type { PinnedItem } from "@stemma/contract/pins.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ListItem } from "../../entities/page/list-item.tsx";
import { useNow } from "../../lib/time/use-now.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadNextPart, type ListInParts } from "../../ui/messages/load-next-part.tsx";
import { messages } from "./messages.ts";

interface PinnedSectionProps {
  readonly heading: string;
  readonly items: readonly PinnedItem[];
  readonly hasPath?: boolean;
  /** The list that they are from. */
  readonly list: ListInParts;
}

/** The person's pins, in their own order. */
export function PinnedSection(props: PinnedSectionProps) {
  const { heading, items, hasPath = true, list } = props;
  const now = useNow(items.map(({ updatedAt }) => updatedAt));
  return (
    <ListSection heading={heading}>
      <ul>
        {items.map((item) => (
          <ListItem
            key={item.id}
            item={item}
            time={messages.lastUpdated(relativeTime(new Date(item.updatedAt), now))}
            hasPath={hasPath}
          />
        ))}
      </ul>
      <LoadNextPart list={list} />
    </ListSection>
  );
}
