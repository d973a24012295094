import { useInfiniteQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";

/** The readers of a page, paginated, and its general access; refetched on every mount. */
export function usePageReaders(pageId: PageId) {
  return useInfiniteQuery(
    orpc.permissions.pageReaders.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => ({
        readers: pages.flatMap(({ items }) => items),
        isRestricted: pages[0]?.isRestricted ?? false,
        restrictedAbove: pages[0]?.restrictedAbove ?? null,
        isPublished: pages[0]?.isPublished ?? true,
      }),
      staleTime: 0,
    }),
  );
}
