import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { AdministratorsSection } from "../../features/members/administrators-section.tsx";
import { ChangedSection } from "../../features/reading/home/changed-section.tsx";
import { PublishedSection } from "../../features/reading/home/published-section.tsx";
import { useChangedPages } from "../../features/reading/home/use-changed-pages.ts";
import { usePublishedPages } from "../../features/reading/home/use-published-pages.ts";
import { useUnreadCounts } from "../../features/workspaces/list/use-unread-counts.ts";
import { WorkspacesSection } from "../../features/workspaces/list/workspaces-section.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";

/**
 * Home, below what the person has themselves: what changed since they read it, the workspaces that they see and did not mute, and what was
 * published last. Whoever has nothing yet also learns who can give them access.
 */
export function HomeMore({ isEmpty }: { readonly isEmpty: boolean }) {
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
  const published = usePublishedPages();
  const changed = useChangedPages();
  const unread = useUnreadCounts();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  useTopicsOf(published.data?.items ?? []);
  useTopicsOf(changed.data ?? []);
  if (workspaces.isPending || published.isPending || changed.isPending) return <Loader />;
  // A failure to load more of the changed pages is shown in their section.
  if (workspaces.isError || published.isError || changed.isLoadingError) {
    return (
      <LoadFailure
        words={failureWords(workspaces.error ?? published.error ?? changed.error)}
        onRetry={() => {
          for (const list of [workspaces, published, changed]) void list.refetch();
        }}
      />
    );
  }
  return (
    <>
      <ChangedSection changed={changed} />
      <WorkspacesSection
        workspaces={workspaces.data.items.filter(({ isMuted }) => !isMuted)}
        unread={unread}
      />
      {isEmpty && account?.can.manage === false && <AdministratorsSection />}
      <PublishedSection pages={published.data.items} />
    </>
  );
}

/** Follows the listed pages: one that the person sees by a role on the page alone is in none of their workspaces. */
function useTopicsOf(pages: readonly { readonly id: PageId }[]): void {
  useLiveTopics(topicsOfItems(pages.map(({ id }) => ({ type: "page", id }))));
}
