import type { WorkspaceId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { messages } from "./messages.ts";
import { useWorkspacePages } from "./use-workspace-pages.ts";
import { WorkspacePageList } from "./workspace-page-list.tsx";

interface FoundPagesProps {
  readonly workspaceId: WorkspaceId;
  readonly title: string;
}

/** The pages of a workspace whose title contains the search text. */
export function FoundPages({ workspaceId, title }: FoundPagesProps) {
  const pages = useWorkspacePages(workspaceId, title);
  if (pages.isPending) return <Loader />;
  if (pages.isError) {
    return <LoadFailure words={failureWords(pages.error)} onRetry={() => void pages.refetch()} />;
  }
  return (
    <div aria-live="polite" aria-busy={pages.isPlaceholderData}>
      {pages.data.length === 0 ? (
        <EmptyState title={messages.noMatches} />
      ) : (
        <WorkspacePageList heading={messages.searchResults} pages={pages.data} list={pages} />
      )}
    </div>
  );
}
