import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** How many pages 'Recently Edited' shows at first. Specification, section 9. */
const shownFirst = 10;

/** A workspace's published pages, last updated first, as far as they were asked for. */
export function useWorkspacePages(workspaceId: WorkspaceId) {
  return useInfiniteQuery(
    orpc.workspaces.pages.infiniteOptions({
      input: (cursor: string | undefined) => ({ workspaceId, cursor, limit: shownFirst }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
