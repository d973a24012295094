import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch as useAddress } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { RecentSection } from "../features/recents/recent-section.tsx";
import { SearchResults } from "../features/search/search-results.tsx";
import { useSearch } from "../features/search/use-search.ts";
import { walkLinks } from "../features/search/walk-links.ts";
import { orpc } from "../lib/api.ts";
import { failureWords } from "../lib/failures/failure-words.ts";
import { useDelayed } from "../lib/time/use-delayed.ts";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { LoadFailure } from "../ui/messages/load-failure.tsx";
import { Loader } from "../ui/messages/loader.tsx";
import { SearchField } from "../ui/fields/search-field.tsx";
import { Spinner } from "../ui/messages/spinner.tsx";
import { Screen } from "./screen.tsx";
import { messages } from "./messages.ts";
import styles from "./search-screen.module.css";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 120;

/**
 * Search over the names and texts of the active organization. The query is in the address, so that going back restores
 * it.
 */
export function SearchScreen() {
  const { q = "" } = useAddress({ from: "/signed-in/search" });
  const navigate = useNavigate({ from: "/search" });
  const [typed, setTyped] = useState(q);
  const wanted = useDelayed(typed.trim(), searchDelayMs);
  // Search for the query in the address: going back from a result restores it.
  const search = useSearch(q);
  useEffect(() => {
    if (wanted !== q) void navigate({ search: wanted === "" ? {} : { q: wanted }, replace: true });
    // The address follows the typed query, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  const isSearching = q !== "" && (search.titles.isFetching || search.bodies.isFetching);
  return (
    <Screen title={messages.search.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go on from what has the focus in it */}
      <div onKeyDown={walkLinks}>
        <SearchField
          className={styles["field"] ?? ""}
          label={messages.search.field}
          placeholder={messages.search.hint}
          maxLength={queryMaxCharacters}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who comes here wants to type
          autoFocus
          data-screen-start
          value={typed}
          onValue={setTyped}
          end={isSearching && <Spinner />}
        />
        {typed.trim() === "" || q === "" ? <Recents /> : <SearchResults search={search} />}
      </div>
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
    return <EmptyState title={messages.search.noRecent}>{messages.search.noRecentHint}</EmptyState>;
  }
  return <RecentSection items={recents.data.items} />;
}
