import { FileText } from "lucide-react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { failureWords } from "../../lib/failure-words.ts";
import { useNow } from "../../lib/use-now.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ItemLink } from "../../ui/item-link.tsx";
import { ListSection } from "../../ui/list-section.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Loader } from "../../ui/loader.tsx";
import { useWorkspacePages } from "./use-workspace-pages.ts";

/** 'Recently Edited' of a workspace: its published pages and when each last changed. */
export function WorkspacePages({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const pages = useWorkspacePages(workspaceId);
  const now = useNow();
  if (pages.isPending) return <Loader />;
  if (pages.isError) {
    return <LoadFailure words={failureWords(pages.error)} onRetry={() => void pages.refetch()} />;
  }
  if (pages.data.length === 0) return <EmptyState title="Workspace empty. Add some Pages!" />;
  return (
    <ListSection heading="Recently Edited">
      <ul>
        {pages.data.map((page) => (
          <li key={page.id}>
            <ItemLink
              link={{ to: "/page/$pageId", params: { pageId: page.id } }}
              icon={FileText}
              kind="Page"
              title={displayPageTitle(page.pageTitle)}
              isDeleted={page.deleted}
              time={`Last updated ${relativeTime(new Date(page.updatedAt), now)}`}
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore isLoading={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </ListSection>
  );
}
