import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/**
 * What was deleted and the person can restore, deleted last first; with a `title`, only what is called so. While another title loads, the
 * previous result stays.
 */
export function useTrash(title: string) {
  return useInfiniteQuery(
    orpc.trash.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, ...(title !== "" && { title }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      // This tab deletes pages without an event to itself.
      staleTime: 0,
    }),
  );
}
