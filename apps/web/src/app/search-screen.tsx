import { useQuery } from "@tanstack/react-query";
import { RecentSection } from "../features/recents/recent-section.tsx";
import { orpc } from "../lib/api.ts";
import { failureWords } from "../lib/failure-words.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Loader } from "../ui/loader.tsx";
import { Screen } from "./screen.tsx";

/** Search, as far as it goes: what was opened last. */
export function SearchScreen() {
  return (
    <Screen title="Search">
      <Recents />
    </Screen>
  );
}

function Recents() {
  const recents = useQuery(orpc.recents.list.queryOptions());
  if (recents.isPending) return <Loader />;
  if (recents.isError) {
    return (
      <LoadFailure words={failureWords(recents.error)} onRetry={() => void recents.refetch()} />
    );
  }
  if (recents.data.items.length === 0) {
    return (
      <EmptyState title="Nothing here yet">
        The pages and workspaces you open are listed here.
      </EmptyState>
    );
  }
  return <RecentSection items={recents.data.items} />;
}
