import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The person's drafts in the active organization, last updated first, as far as they were asked for. */
export function useDrafts() {
  return useInfiniteQuery(
    orpc.drafts.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
