import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";

/** The debounce of the filter, in milliseconds. */
const filterDelayMs = 150;

/** The snippets whose titles contain a text, last changed first, paginated; the list before stays until the next one is read. */
export function useSnippets(title: string) {
  const wanted = useDelayed(title.trim(), filterDelayMs);
  return useInfiniteQuery(
    orpc.snippets.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, title: wanted }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
