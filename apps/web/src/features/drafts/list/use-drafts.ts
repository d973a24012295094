import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";

/** The person's drafts in the active organization, or in one of its workspaces, last updated first, paginated. */
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
