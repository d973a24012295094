import type { QueryClient } from "@tanstack/react-query";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/**
 * Marks a version of a page as read, as an optimistic change on the page, in the lists that mark changed pages, and on
 * Home. Throws the server's error on failure.
 */
export async function markPageRead(
  queryClient: QueryClient,
  pageId: PageId,
  versionId: VersionId,
): Promise<void> {
  try {
    await changeOptimistically(queryClient, {
      scope: `reading:${pageId}`,
      draws: [
        drawOn(orpc.pages.get.queryKey({ input: { pageId } }), (view) =>
          view.page.publishedVersion === versionId ? { ...view, unread: null } : view,
        ),
        drawOn(orpc.recents.list.queryKey(), ({ items }) => ({
          items: items.map((item) => (item.id === pageId ? withoutMark(item) : item)),
        })),
        drawOn(orpc.pins.list.queryKey({ input: {} }), ({ items, ...rest }) => ({
          ...rest,
          items: items.map((item) => (item.id === pageId ? withoutMark(item) : item)),
        })),
      ],
      send: () => api.reading.mark({ pageId, versionId }),
    });
  } finally {
    for (const queryKey of [orpc.reading.key(), orpc.notifications.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

function withoutMark<Item extends { readonly type: "page" | "workspace" }>(item: Item): Item {
  return item.type === "page" ? { ...item, isUnread: false } : item;
}
