import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Invalidates every list that may contain a page, without waiting for the lists to be read again. */
export function readListsAgain(queryClient: QueryClient): void {
  const { level, around } = orpc.pages;
  for (const lists of [orpc.recents, orpc.drafts.list, orpc.workspaces, level, around]) {
    void queryClient.invalidateQueries({ queryKey: lists.key() });
  }
}
