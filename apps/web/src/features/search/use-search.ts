import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The page size of the results. */
const resultsPerPage = 20;

/**
 * The results of a query, by name and in the text, paginated. While a new query runs, the previous results stay;
 * outdated requests are aborted. A blank query sends no request.
 */
export function useSearch(query: string) {
  const enabled = query !== "";
  const paged = {
    initialPageParam: undefined,
    enabled,
    placeholderData: keepPreviousData,
  };
  const titles = useInfiniteQuery(
    orpc.search.titles.infiniteOptions({
      input: (cursor: string | undefined) => ({ query, cursor, limit: resultsPerPage }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      ...paged,
    }),
  );
  const bodies = useInfiniteQuery(
    orpc.search.bodies.infiniteOptions({
      input: (cursor: string | undefined) => ({ query, cursor, limit: resultsPerPage }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      ...paged,
    }),
  );
  const found = titles.data ?? [];
  const named = new Set(found.map(({ id }) => id as string));
  // A page found by its name is listed again only if its text matches too.
  const texts = (bodies.data ?? []).filter(
    ({ id, excerpt }) => !named.has(id) || excerpt.some(({ isMatch }) => isMatch),
  );
  return { titles, bodies, found, texts };
}

/** The result of {@link useSearch}. */
export type Search = ReturnType<typeof useSearch>;
