import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 150;

/** The most pages that are offered; a longer query narrows them. */
const offeredMax = 20;

/**
 * The pages of a workspace below which a page can be put: those whose title contains the typed text, last updated first; for an empty text, the
 * first ones at the top of the workspace. Without the page itself.
 */
export function usePagesToBeBelow(workspaceId: WorkspaceId, typed: string, moving: PageId) {
  const title = useDelayed(typed.trim(), searchDelayMs);
  const isSearch = title !== "";
  const page = { workspaceId, limit: offeredMax };
  const top = useQuery(orpc.pages.level.queryOptions({ input: { ...page, parentPageId: null } }));
  const search = useQuery(
    orpc.workspaces.pages.queryOptions({
      input: isSearch ? { ...page, title } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  // Until the first search is answered, the pages at the top stay: Enter accepts what is seen.
  const found: readonly PathStep[] =
    isSearch && !search.isPending
      ? (search.data?.items ?? []).filter(({ deleted }) => !deleted)
      : (top.data?.items ?? []);
  const { error, isFetching } = isSearch ? search : top;
  return {
    pages: found.filter(({ id }) => id !== moving),
    error,
    isWaiting: isFetching || title !== typed.trim(),
  };
}
