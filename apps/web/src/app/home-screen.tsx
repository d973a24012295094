import { useQuery } from "@tanstack/react-query";
import { DraftList } from "../features/drafts-list/draft-list.tsx";
import { useDrafts } from "../features/drafts-list/use-drafts.ts";
import { RecentSection } from "../features/recents/recent-section.tsx";
import { orpc } from "../lib/api.ts";
import { failureWords } from "../lib/failure-words.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ListSection } from "../ui/list-section.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Loader } from "../ui/loader.tsx";
import { Screen } from "./screen.tsx";

/** Home: what the person opened last, and what they have not published yet. */
export function HomeScreen() {
  return (
    <Screen title="Home">
      <HomeSections />
    </Screen>
  );
}

function HomeSections() {
  const recents = useQuery(orpc.recents.list.queryOptions());
  const drafts = useDrafts();
  if (recents.isPending || drafts.isPending) return <Loader />;
  if (recents.isError || drafts.isError) {
    return (
      <LoadFailure
        words={failureWords(recents.error ?? drafts.error)}
        onRetry={() => {
          void recents.refetch();
          void drafts.refetch();
        }}
      />
    );
  }
  if (recents.data.items.length === 0 && drafts.data.length === 0) return <Welcome />;
  return (
    <>
      {recents.data.items.length > 0 && <RecentSection items={recents.data.items} />}
      {drafts.data.length > 0 && (
        <ListSection heading="Unpublished drafts">
          <DraftList
            drafts={drafts.data}
            hasMore={drafts.hasNextPage}
            isLoadingMore={drafts.isFetchingNextPage}
            onLoadMore={() => void drafts.fetchNextPage()}
          />
        </ListSection>
      )}
    </>
  );
}

function Welcome() {
  return (
    <EmptyState title="Welcome to your Home page!">
      It looks empty now, until you create Workspaces and Pages and pin items. Click the ‘+’ near
      the top left to begin.
    </EmptyState>
  );
}
