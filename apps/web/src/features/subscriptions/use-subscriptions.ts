import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

interface ListPage {
  readonly nextCursor: string | null;
}

const input = (cursor: string | undefined) => ({ cursor });
const paged = {
  initialPageParam: undefined,
  getNextPageParam: (last: ListPage) => last.nextCursor ?? undefined,
  staleTime: 0,
};

/** The person's subscriptions in the organization, each kind sorted by name, paginated. */
export function useSubscriptions() {
  return {
    pages: useInfiniteQuery(
      orpc.subscriptions.pages.infiniteOptions({
        ...paged,
        input,
        select: ({ pages }) => pages.flatMap(({ items }) => items),
      }),
    ),
    workspaces: useInfiniteQuery(
      orpc.subscriptions.workspaces.infiniteOptions({
        ...paged,
        input,
        select: ({ pages }) => pages.flatMap(({ items }) => items),
      }),
    ),
    users: useInfiniteQuery(
      orpc.subscriptions.users.infiniteOptions({
        ...paged,
        input,
        select: ({ pages }) => pages.flatMap(({ items }) => items),
      }),
    ),
  };
}
