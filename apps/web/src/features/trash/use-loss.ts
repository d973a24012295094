import { skipToken, useQuery } from "@tanstack/react-query";
import type { TrashItem } from "@stemma/contract/trash.contract";
import { orpc } from "../../lib/api.ts";

/** What is lost if an item of the trash is removed for good. */
export function useLoss(item: TrashItem) {
  const { pageLoss, workspaceLoss } = orpc.trash;
  const ofPage = useQuery(
    pageLoss.queryOptions({
      input: item.type === "page" ? { pageId: item.id } : skipToken,
      staleTime: 0,
    }),
  );
  const ofWorkspace = useQuery(
    workspaceLoss.queryOptions({
      input: item.type === "workspace" ? { workspaceId: item.id } : skipToken,
      staleTime: 0,
    }),
  );
  return item.type === "page" ? ofPage : ofWorkspace;
}
