import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 150;

/** The maximum number of results; a longer query narrows them. */
const offeredMax = 20;

/**
 * The members of the organization whose name or address contains the typed text; for an empty text, the first ones by
 * name.
 */
export function useMemberSearch(typed: string) {
  const name = useDelayed(typed.trim(), searchDelayMs);
  const search = useQuery(
    orpc.members.list.queryOptions({
      input: { limit: offeredMax, ...(name !== "" && { name }) },
      placeholderData: keepPreviousData,
    }),
  );
  return { ...search, isWaiting: search.isFetching || name !== typed.trim() };
}
