import type { PinnedItem } from "@stemma/contract/pins.contract";
import { useNow } from "../../lib/time/use-now.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadMore } from "../../ui/messages/load-more.tsx";
import { PinnedLink } from "./pinned-link.tsx";

interface PinnedSectionProps {
  readonly heading: string;
  readonly items: readonly PinnedItem[];
  readonly hasPath?: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
}

/** The person's pins, in their own order. */
export function PinnedSection(props: PinnedSectionProps) {
  const { heading, items, hasPath = true, hasMore, isLoadingMore, onLoadMore } = props;
  const now = useNow(items.map(({ updatedAt }) => updatedAt));
  return (
    <ListSection heading={heading}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <PinnedLink item={item} now={now} hasPath={hasPath} />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore isLoading={isLoadingMore} onLoad={onLoadMore} />}
    </ListSection>
  );
}
