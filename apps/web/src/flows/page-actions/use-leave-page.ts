import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { nextScreenDrawn } from "../../lib/next-screen-drawn.ts";
import { readListsAgain } from "./read-lists-again.ts";

/**
 * Navigates from a deleted page to its workspace. A page that was removed permanently also leaves the browser's history
 * and the cache, so going back does not lead to it.
 */
export function useLeavePage(pageId: PageId) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (workspaceId: WorkspaceId, isRemoved: boolean): Promise<void> => {
    const there = { to: "/workspace/$workspaceId", params: { workspaceId } } as const;
    readListsAgain(queryClient);
    await router.preloadRoute(there);
    const isDrawn = nextScreenDrawn(router);
    await router.navigate({ ...there, replace: isRemoved });
    await isDrawn;
    focusScreenHeading();
    const queryKey = orpc.pages.get.queryKey({ input: { pageId } });
    if (isRemoved) queryClient.removeQueries({ queryKey });
    else void queryClient.invalidateQueries({ queryKey });
  };
}
