import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { DraftList } from "../../features/drafts/list/draft-list.tsx";
import { useDrafts } from "../../features/drafts/list/use-drafts.ts";
import { PinnedSection } from "../../features/pins/pinned-section.tsx";
import { usePins } from "../../features/pins/use-pins.ts";
import { useWorkspacePages } from "../../features/workspaces/use-workspace-pages.ts";
import { WorkspacePageList } from "../../features/workspaces/workspace-page-list.tsx";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { pageOutlineChunk } from "./page-outline-chunk.ts";
import { messages } from "./messages.ts";

interface WorkspaceSectionsProps {
  readonly organizationId: OrganizationId | undefined;
  readonly workspaceId: WorkspaceId;
  readonly mayCreatePage: boolean;
}

/**
 * The content of a workspace: the person's pinned pages in it, its recently edited pages, the person's drafts in it, and the tree of its
 * pages.
 */
export function WorkspaceSections(props: WorkspaceSectionsProps) {
  const { organizationId, workspaceId, mayCreatePage } = props;
  const pins = usePins(workspaceId);
  const pages = useWorkspacePages(workspaceId);
  const drafts = useDrafts(workspaceId);
  if (pins.isPending || pages.isPending || drafts.isPending) return <Loader />;
  if (pins.isError || pages.isError || drafts.isError) {
    return (
      <LoadFailure
        words={failureWords(pins.error ?? pages.error ?? drafts.error)}
        onRetry={() => {
          for (const list of [pins, pages, drafts]) void list.refetch();
        }}
      />
    );
  }
  if (pins.data.length + pages.data.length + drafts.data.length === 0) {
    return mayCreatePage ? (
      <EmptyState title={messages.emptyForAuthors} />
    ) : (
      <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
    );
  }
  return (
    <>
      {pins.data.length > 0 && (
        <PinnedSection
          heading={messages.pinnedPages}
          items={pins.data}
          hasPath={false}
          list={pins}
        />
      )}
      {pages.data.length > 0 && (
        <WorkspacePageList heading={messages.recentlyEdited} pages={pages.data} list={pages} />
      )}
      {drafts.data.length > 0 && (
        <ListSection heading={messages.drafts}>
          <DraftList drafts={drafts.data} hasPath={false} list={drafts} />
        </ListSection>
      )}
      {organizationId !== undefined && (
        <pageOutlineChunk.Component organizationId={organizationId} workspaceId={workspaceId} />
      )}
    </>
  );
}
