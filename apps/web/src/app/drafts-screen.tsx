import { DraftList } from "../features/drafts-list/draft-list.tsx";
import { useDrafts } from "../features/drafts-list/use-drafts.ts";
import { failureWords } from "../lib/failure-words.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Loader } from "../ui/loader.tsx";
import { Screen } from "./screen.tsx";
import styles from "./list-screen.module.css";

/** Every draft of the person's in the active organization. */
export function DraftsScreen() {
  return (
    <Screen title="Drafts">
      <div className={styles["list"]}>
        <Drafts />
      </div>
    </Screen>
  );
}

function Drafts() {
  const drafts = useDrafts();
  if (drafts.isPending) return <Loader />;
  if (drafts.isError) {
    return <LoadFailure words={failureWords(drafts.error)} onRetry={() => void drafts.refetch()} />;
  }
  if (drafts.data.length === 0) return <EmptyState title="You have no drafts." />;
  return (
    <DraftList
      drafts={drafts.data}
      hasMore={drafts.hasNextPage}
      isLoadingMore={drafts.isFetchingNextPage}
      onLoadMore={() => void drafts.fetchNextPage()}
    />
  );
}
