import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../lib/api.ts";

/**
 * Shows the draft's title of a page that was never published also in the list of recent items. Updates the cached list
 * when the title changes, and when the list is read again, because the server may not have the title yet.
 */
export function useTitleInRecents({ page }: PageView, pageTitle: string): void {
  const queryClient = useQueryClient();
  const { id, publishedVersion } = page;
  const { data: recents } = useQuery(orpc.recents.list.queryOptions());
  useEffect(() => {
    if (publishedVersion !== null || recents === undefined) return;
    const isOld = recents.items.some(
      (item) => item.type === "page" && item.id === id && item.pageTitle !== pageTitle,
    );
    if (!isOld) return;
    queryClient.setQueryData(orpc.recents.list.queryKey(), {
      items: recents.items.map((item) =>
        item.type === "page" && item.id === id ? { ...item, pageTitle } : item,
      ),
    });
  }, [queryClient, id, publishedVersion, pageTitle, recents]);
}
