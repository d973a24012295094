import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";

/**
 * Lets a page that was never published go by the title that its writer gives it, also among what they opened last: whenever
 * the title changes, and whenever that list comes from the server, where the title may not be saved yet.
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
