import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** The page size of 'Recently Edited'. Specification, section 9. */
const shownFirst = 10;

/**
 * A workspace's published pages, last updated first, paginated; with a `title`, only pages whose title contains it.
 * While another title loads, the previous result stays (`isPlaceholderData`).
 */
export function useWorkspacePages(workspaceId: WorkspaceId, title?: string) {
  return useInfiniteQuery(
    orpc.workspaces.pages.infiniteOptions({
      input: (cursor: string | undefined) => ({ workspaceId, title, cursor, limit: shownFirst }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      ...(title !== undefined && { placeholderData: keepPreviousData }),
    }),
  );
}
