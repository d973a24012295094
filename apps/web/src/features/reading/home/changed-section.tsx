import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { itemIcon } from "../../../entities/page/item-icon.ts";
import { messages as pageMessages } from "../../../entities/page/messages.ts";
import { ItemLink } from "../../../ui/layout/item-link.tsx";
import { ListSection } from "../../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../../ui/messages/load-next-part.tsx";
import { messages } from "./messages.ts";
import type { useChangedPages } from "./use-changed-pages.ts";

/** 'Changed since you read' on Home. Draws nothing if nothing changed. */
export function ChangedSection({
  changed,
}: {
  readonly changed: ReturnType<typeof useChangedPages>;
}) {
  const items = changed.data ?? [];
  const now = useNow(items.map(({ updatedAt }) => updatedAt));
  if (items.length === 0) return null;
  return (
    <ListSection heading={messages.changed}>
      <ul>
        {items.map((page) => (
          <li key={page.id}>
            <ItemLink
              link={{ to: "/page/$pageId", params: { pageId: page.id } }}
              icon={itemIcon({ type: "page", kind: "page" })}
              kind={pageMessages.kinds.page}
              title={displayPageTitle(page.pageTitle)}
              path={page.workspaceName}
              excerpt={messages.newest(page.subjectLine, page.publisherName)}
              time={relativeTime(new Date(page.updatedAt), now)}
            />
          </li>
        ))}
      </ul>
      {changed.isFetchNextPageError && (
        <LoadFailure
          words={messages.notLoaded(failureWords(changed.error))}
          onRetry={() => void changed.fetchNextPage()}
        />
      )}
      {!changed.isFetchNextPageError && <LoadNextPart list={changed} />}
    </ListSection>
  );
}
