import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Has every list read again that may name a page; no screen waits for them. */
export function readListsAgain(queryClient: QueryClient): void {
  for (const lists of [orpc.recents, orpc.drafts.list, orpc.workspaces]) {
    void queryClient.invalidateQueries({ queryKey: lists.key() });
  }
}
