import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The members of the organization whose name or address contains `name`, sorted by name, paginated. */
export function useMembers(name: string) {
  return useInfiniteQuery(
    orpc.members.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, ...(name !== "" && { name }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}
