import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useDelayed } from "../../lib/use-delayed.ts";

/** How long typing stands still before members are looked up, in milliseconds. */
const searchDelayMs = 150;

/** How many members are offered; whoever is looked for among more types more. */
const offeredMax = 20;

/** The members of the organization whose name or address holds what is typed; before anything is, the first ones by name. */
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
