import type { RecentItem } from "@stemma/contract/recents.contract";
import { useNow } from "../../lib/time/use-now.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { RecentLink } from "./recent-link.tsx";

/** The maximum number of recent items on a screen. Specification, section 9. */
const shownMax = 10;

/** 'Recent' on a screen: the last opened items, latest first. */
export function RecentSection({ items }: { readonly items: readonly RecentItem[] }) {
  const shown = items.slice(0, shownMax);
  const now = useNow(shown.map(({ accessedAt }) => accessedAt));
  return (
    <ListSection heading="Recent">
      <ul>
        {shown.map((item) => (
          <li key={item.id}>
            <RecentLink item={item} now={now} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
