import { orpc } from "../../lib/api.ts";

/** The open requests that the person decides, oldest first, in parts; with `isOutside`, only those of people from outside the organization. */
export function requestsQuery(isOutside = false) {
  return orpc.requests.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, ...(isOutside && { isOutside }) }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}
