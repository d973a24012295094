import { skipToken, useQuery } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** Who would begin and who would cease to see the page in this workspace; asked for anew each time, and not before there is one. */
export function useMovePreview(pageId: PageId, workspaceId: WorkspaceId | null) {
  return useQuery(
    orpc.pages.previewMove.queryOptions({
      input: workspaceId === null ? skipToken : { pageId, workspaceId },
      staleTime: 0,
      gcTime: 0,
    }),
  );
}
