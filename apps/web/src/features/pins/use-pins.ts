import { useInfiniteQuery } from "@tanstack/react-query";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** The person's pins in order, paginated; with `workspaceId`, only the pages of that workspace. */
export function usePins(workspaceId?: WorkspaceId) {
  return useInfiniteQuery(
    orpc.pins.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, workspaceId }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
}
