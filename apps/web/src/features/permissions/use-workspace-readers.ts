import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** Who is in a workspace, as far as it was asked for, and whether it is open; read anew each time it is looked at. */
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
