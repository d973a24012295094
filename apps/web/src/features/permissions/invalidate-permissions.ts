import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/**
 * Refetches everything that depends on permissions: the lists of readers, the person's own rights, and all lists of
 * pages.
 */
export async function invalidatePermissions(queryClient: QueryClient): Promise<void> {
  // Await only the queries on screen; lists elsewhere refetch in the background.
  for (const key of [orpc.recents.key(), orpc.pins.key(), orpc.search.key(), orpc.drafts.key()]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
  const shown = [orpc.permissions.key(), orpc.pages.key(), orpc.workspaces.key()];
  await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
