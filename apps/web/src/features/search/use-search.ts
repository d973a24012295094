import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import { filterInput } from "./filter-input.ts";
import { isFiltered, type SearchFilters } from "./search-filters.ts";

/** The page size of the results. */
const resultsPerPage = 20;
/** Similar words are searched if fewer results than this were found. */
const fewResults = 3;

const noFilters: SearchFilters = {};

/**
 * The results of a query, by name and in the text, paginated, and those for similar words if there are few. While a new query
 * runs, the previous results stay. While the next query is being typed (`isTyping`), the requests of this one are aborted, and none is
 * sent. Without a query and filters, no request is sent.
 */
export function useSearch(query: string, filters: SearchFilters = noFilters, isTyping = false) {
  const enabled = !isTyping && (query !== "" || isFiltered(filters));
  // The time is that of the first drawing, so that the same search asks the same.
  const [now] = useState(() => new Date());
  // A request ends when nothing asks for its query any more. The empty query never has an answer, so the previous results stay.
  const sought = isTyping ? { query: "" } : { query, ...filterInput(filters, now) };
  const paged = {
    initialPageParam: undefined,
    enabled,
    placeholderData: keepPreviousData,
  };
  const titles = useInfiniteQuery(
    orpc.search.titles.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...sought, cursor, limit: resultsPerPage }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => withoutRepeats(pages.flatMap((page) => page.items)),
      ...paged,
    }),
  );
  const bodies = useInfiniteQuery(
    orpc.search.bodies.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...sought, cursor, limit: resultsPerPage }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => withoutRepeats(pages.flatMap((page) => page.items)),
      ...paged,
    }),
  );
  const found = titles.data ?? [];
  const named = new Set(found.map(({ id }) => id as string));
  // A page found by its name is listed again only if its text matches too.
  const texts = (bodies.data ?? []).filter(
    ({ id, excerpt }) => !named.has(id) || excerpt.some(({ isMatch }) => isMatch),
  );
  const isKnown = [titles, bodies].every(
    ({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData,
  );
  const isSimilarWanted =
    isKnown && sought.query !== "" && found.length + texts.length < fewResults;
  const likeWords = useQuery({
    ...orpc.search.similar.queryOptions({ input: sought }),
    enabled: isSimilarWanted,
  });
  // Texts of snippets find pages that hold similar words, too.
  const known = new Set([...named, ...texts.map(({ id }) => id as string)]);
  const similar = isSimilarWanted
    ? (likeWords.data?.items ?? []).filter(({ id }) => !known.has(id))
    : [];
  return { titles, bodies, found, texts, similar, isSeekingSimilar: likeWords.isLoading };
}

/** What somebody opens between two answers can move from the second one into the first. */
function withoutRepeats<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** The result of {@link useSearch}. */
export type Search = ReturnType<typeof useSearch>;
