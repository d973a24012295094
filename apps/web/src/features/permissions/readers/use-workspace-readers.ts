import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";

/** The readers of a workspace, paginated, and its general access; refetched on every mount. */
export function useWorkspaceReaders(workspaceId: WorkspaceId) {
  return useInfiniteQuery(
    orpc.permissions.workspaceReaders.infiniteOptions({
      input: (cursor: string | undefined) => ({ workspaceId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => ({
        readers: pages.flatMap(({ items }) => items),
        organizationRole: pages[0]?.organizationRole ?? null,
      }),
      staleTime: 0,
    }),
  );
}
