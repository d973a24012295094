import { useIsFetching, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch as useAddress } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { isFiltered, type SearchFilters } from "../../features/search/search-filters.ts";
import { RecentSection } from "../../features/recents/recent-section.tsx";
import { walkLinks } from "../../features/search/walk-links.ts";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import { Screen } from "../screen.tsx";
import { readSearchAddress } from "./read-search-address.ts";
import { searchFoundChunk } from "./search-found-chunk.ts";
import { searchToolsChunk } from "./search-tools-chunk.ts";
import { messages } from "./messages.ts";
import styles from "./search-screen.module.css";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 120;

/**
 * Search over the names and texts of the active organization. The query and the filters are in the address, so that going back
 * restores them.
 */
export function SearchScreen() {
  // The router hands on what else the address names: it is no filter.
  const { q = "", ...filters } = readSearchAddress(useAddress({ from: "/signed-in/search" }));
  const navigate = useNavigate({ from: "/search" });
  const [typed, setTyped] = useState(q);
  const wanted = useDelayed(typed.trim(), searchDelayMs);
  const go = (query: string, wantedFilters: SearchFilters): void =>
    void navigate({
      search: { ...(query !== "" && { q: query }), ...wantedFilters },
      replace: true,
    });
  useEffect(() => {
    if (wanted !== q) go(wanted, filters);
    // The address follows the typed query, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  const isSearching = useIsFetching({ queryKey: orpc.search.key() }) > 0;
  const isIdle = (typed.trim() === "" || q === "") && !isFiltered(filters);
  return (
    <Screen title={messages.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go on from what has the focus in it */}
      <div onKeyDown={walkLinks}>
        <SearchField
          className={styles["field"] ?? ""}
          label={messages.field}
          placeholder={messages.hint}
          maxLength={queryMaxCharacters}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who comes here wants to type
          autoFocus
          data-screen-start
          value={typed}
          onValue={setTyped}
          end={isSearching && <Spinner />}
        />
        <searchToolsChunk.Component
          filters={filters}
          onFilters={(changed) => go(typed.trim(), changed)}
          isIdle={isIdle}
        />
        {/* What is searched is in the address: going back from a result restores it. */}
        {isIdle ? (
          <Recents />
        ) : (
          <searchFoundChunk.Component query={q} filters={filters} isTyping={typed.trim() !== q} />
        )}
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
    return <EmptyState title={messages.noRecent}>{messages.noRecentHint}</EmptyState>;
  }
  return <RecentSection items={recents.data.items} />;
}
