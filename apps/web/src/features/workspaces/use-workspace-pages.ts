import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** How many pages 'Recently Edited' shows at first. Specification, section 9. */
const shownFirst = 10;

/**
 * A workspace's published pages, last updated first, as far as they were asked for; with a `title`, those whose title holds
 * it. While another title is looked up, what was found before stays (`isPlaceholderData`).
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
