import { useIsMutating, type MutationKey } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";

/** The mutation that deletes something of a page and then leaves the page. */
export function leavingPageKey(pageId: PageId): MutationKey {
  return ["leaving page", pageId];
}

/** Whether such a mutation runs. The page may be missing on the server before the screen has left it. */
export function useIsLeavingPage(pageId: PageId): boolean {
  return useIsMutating({ mutationKey: leavingPageKey(pageId) }) > 0;
}
