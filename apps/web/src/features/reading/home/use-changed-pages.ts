import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";

/** How many pages Home shows before 'Load more'. */
const shownAtOnce = 5;

/** The pages that changed since the person last read them, last changed first. */
export function useChangedPages() {
  return useInfiniteQuery(
    orpc.reading.changes.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: shownAtOnce }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
