import { queryOptions } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";

/**
 * A page's versions without their bodies, oldest first, and its reverts. Reads all pages of the list, one after
 * another.
 */
export function pageHistoryQuery(pageId: PageId) {
  return queryOptions({
    queryKey: orpc.versions.list.queryKey({ input: { pageId } }),
    queryFn: async ({ signal }) => {
      const history = await api.versions.list({ pageId }, { signal });
      const items = [...history.items];
      for (let cursor = history.nextCursor; cursor !== null;) {
        const next = await api.versions.list({ pageId, cursor }, { signal });
        items.push(...next.items);
        cursor = next.nextCursor;
      }
      return { ...history, items, nextCursor: null };
    },
  });
}
