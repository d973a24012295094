import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";

/** Lets a page that was never published go by the title that its writer gives it, also among what they opened last. */
export function useTitleInRecents({ page }: PageView, pageTitle: string): void {
  const queryClient = useQueryClient();
  const { id, publishedVersion } = page;
  useEffect(() => {
    if (publishedVersion !== null) return;
    queryClient.setQueryData(
      orpc.recents.list.queryKey(),
      (recents) =>
        recents && {
          items: recents.items.map((item) =>
            item.type === "page" && item.id === id ? { ...item, pageTitle } : item,
          ),
        },
    );
  }, [queryClient, id, publishedVersion, pageTitle]);
}
