import { useIsMutating, type MutationKey } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";

/**
 * The deletion of a page or of a draft on it, or the publishing of a draft, until the screen shows what is left or has
 * left the page.
 */
export function leavingPageKey(pageId: PageId): MutationKey {
  return ["leaving page", pageId];
}

/** Whether such an action runs. The draft or page may be missing on the server before the screen has left it. */
export function useIsLeavingPage(pageId: PageId): boolean {
  return useIsMutating({ mutationKey: leavingPageKey(pageId) }) > 0;
}
