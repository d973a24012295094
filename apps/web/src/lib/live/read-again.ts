import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Has queries read again that are old by now: at once where they are on screen. One that is on its way for the first time is
 * not begun anew, and may have been answered before what made it old: it is read once more when its answer is there.
 */
export function readQueriesAgain(
  queryClient: QueryClient,
  isOld: (query: Pick<Query, "queryKey" | "state">) => boolean,
): void {
  const cache = queryClient.getQueryCache();
  const begun = cache
    .findAll({ predicate: isOld, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ predicate: isOld });
  for (const { promise, queryKey } of begun) {
    const readOnceMore = () => queryClient.invalidateQueries({ queryKey, exact: true });
    promise?.then(readOnceMore, readOnceMore).catch(() => undefined);
  }
}
