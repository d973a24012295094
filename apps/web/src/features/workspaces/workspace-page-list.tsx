import { FileText } from "lucide-react";
import type { PageSummary } from "@stemma/contract/page-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../lib/time/use-now.ts";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadMore } from "../../ui/messages/load-more.tsx";
import { messages } from "./messages.ts";

interface WorkspacePageListProps {
  readonly heading: string;
  readonly pages: readonly PageSummary[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
}

/** Pages of one workspace, with the time of their last change. */
export function WorkspacePageList(props: WorkspacePageListProps) {
  const { heading, pages, hasMore, isLoadingMore, onLoadMore } = props;
  const now = useNow(pages.map(({ updatedAt }) => updatedAt));
  return (
    <ListSection heading={heading}>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <ItemLink
              link={{ to: "/page/$pageId", params: { pageId: page.id } }}
              icon={FileText}
              emoji={page.icon}
              kind={messages.page}
              title={displayPageTitle(page.pageTitle)}
              isDeleted={page.deleted}
              time={messages.lastUpdated(relativeTime(new Date(page.updatedAt), now))}
            />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore isLoading={isLoadingMore} onLoad={onLoadMore} />}
    </ListSection>
  );
}
