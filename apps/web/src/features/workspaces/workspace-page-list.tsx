import { FileText } from "lucide-react";
import type { PageSummary } from "@stemma/contract/page-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../lib/time/use-now.ts";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadNextPart, type ListInParts } from "../../ui/messages/load-next-part.tsx";
import { messages } from "./messages.ts";

interface WorkspacePageListProps {
  readonly heading: string;
  readonly pages: readonly PageSummary[];
  /** The list that they are from. */
  readonly list: ListInParts;
}

/** Pages of one workspace, with the time of their last change. */
export function WorkspacePageList(props: WorkspacePageListProps) {
  const { heading, pages, list } = props;
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
      <LoadNextPart list={list} />
    </ListSection>
  );
}
