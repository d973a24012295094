import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Invalidates every list that may contain a page, without waiting for the lists to be read again. */
export function readListsAgain(queryClient: QueryClient): void {
  for (const lists of [orpc.recents, orpc.drafts.list, orpc.workspaces, orpc.pages.level]) {
    void queryClient.invalidateQueries({ queryKey: lists.key() });
  }
}
