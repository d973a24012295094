import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../lib/api.ts";

/** The lists of the sidebar, which stay on screen while the title is typed. */
const lists = [orpc.recents.list, orpc.pages.level, orpc.pins.list].map((list) =>
  list.key({ type: "query" }),
);

interface ListAnswer {
  readonly items: readonly { readonly id: string; readonly pageTitle?: string }[];
}

/**
 * Shows the draft's title of a page that was never published also in the sidebar: in the tree, and among pins and recent
 * items. Updates the cached lists when the title changes, and when one is read again, because the server may not have the title yet.
 */
export function useTitleInSidebar({ page }: PageView, pageTitle: string): void {
  const queryClient = useQueryClient();
  const { id, publishedVersion } = page;
  useEffect(() => {
    if (publishedVersion !== null) return;
    const rename = () => {
      for (const queryKey of lists) {
        queryClient.setQueriesData<ListAnswer>({ queryKey }, (answer) => {
          const isOld = answer?.items.some(
            (item) => item.id === id && item.pageTitle !== pageTitle,
          );
          return isOld && answer
            ? {
                ...answer,
                items: answer.items.map((item) => (item.id === id ? { ...item, pageTitle } : item)),
              }
            : undefined;
        });
      }
    };
    rename();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") rename();
    });
  }, [queryClient, id, publishedVersion, pageTitle]);
}
