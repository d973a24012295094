import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/**
 * The person's drafts in the active organization, or in one workspace of it, last updated first, as far as they were asked
 * for.
 */
export function useDrafts(workspaceId?: WorkspaceId) {
  return useInfiniteQuery(
    orpc.drafts.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, workspaceId }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
