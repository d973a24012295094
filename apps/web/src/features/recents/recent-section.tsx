import type { RecentItem } from "@stemma/contract/recents.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ListItem } from "../../entities/page/list-item.tsx";
import { useNow } from "../../lib/time/use-now.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";

/** The maximum number of recent items on a screen. Specification, section 9. */
const shownMax = 10;

/** 'Recent' on a screen: the last opened items, latest first. */
export function RecentSection({ items }: { readonly items: readonly RecentItem[] }) {
  const shown = items.slice(0, shownMax);
  const now = useNow(shown.map(({ accessedAt }) => accessedAt));
  return (
    <ListSection heading={messages.recent}>
      <ul>
        {shown.map((item) => (
          <ListItem
            key={item.id}
            item={item}
            time={messages.lastAccessed(relativeTime(new Date(item.accessedAt), now))}
          />
        ))}
      </ul>
    </ListSection>
  );
}
