import { skipToken, useQuery } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";

/**
 * Who would gain and lose access to the page in this workspace. Fetched anew each time; not fetched without a
 * workspace.
 */
export function useMovePreview(pageId: PageId, workspaceId: WorkspaceId | null) {
  return useQuery(
    orpc.pages.previewMove.queryOptions({
      input: workspaceId === null ? skipToken : { pageId, workspaceId },
      staleTime: 0,
      gcTime: 0,
    }),
  );
}
