import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Who sees what has changed: what shows it, what it lets the person do, and every list that it fills, is read again. */
export async function readPermissionsAgain(queryClient: QueryClient): Promise<void> {
  // What is on screen is waited for; lists elsewhere follow by themselves.
  for (const key of [orpc.recents.key(), orpc.pins.key(), orpc.search.key(), orpc.drafts.key()]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
  const shown = [orpc.permissions.key(), orpc.pages.key(), orpc.workspaces.key()];
  await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
