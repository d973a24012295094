import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** How many results come at once. */
const resultsAtOnce = 20;

/**
 * What a query finds, by name and in the text, as far as it was asked for. While another query runs, what the one before
 * found stays; a request that is not wanted any more is given up. A blank query asks nothing.
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
      input: (cursor: string | undefined) => ({ query, cursor, limit: resultsAtOnce }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      ...paged,
    }),
  );
  const bodies = useInfiniteQuery(
    orpc.search.bodies.infiniteOptions({
      input: (cursor: string | undefined) => ({ query, cursor, limit: resultsAtOnce }),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      ...paged,
    }),
  );
  const found = titles.data ?? [];
  const named = new Set(found.map(({ id }) => id as string));
  // A page that is found by its name is told again only for what its text says.
  const texts = (bodies.data ?? []).filter(
    ({ id, excerpt }) => !named.has(id) || excerpt.some(({ isMatch }) => isMatch),
  );
  return { titles, bodies, found, texts };
}

/** What {@link useSearch} gives to the screen that shows it. */
export type Search = ReturnType<typeof useSearch>;
