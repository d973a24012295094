import type { QueryClient } from "@tanstack/react-query";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/**
 * Marks a version of a page as read, as an optimistic change on the page and in the lists that mark changed pages; Home
 * is read again. Throws the server's error on failure.
 */
export async function markPageRead(
  queryClient: QueryClient,
  pageId: PageId,
  versionId: VersionId,
): Promise<void> {
  const pageKey = orpc.pages.get.queryKey({ input: { pageId } });
  // If a newer version was published, the lists keep their mark.
  const isNewest = queryClient.getQueryData(pageKey)?.page.publishedVersion === versionId;
  const withoutMark = <Item extends ListedItem>(item: Item): Item =>
    isNewest && item.type === "page" && item.id === pageId ? { ...item, isUnread: false } : item;
  try {
    await changeOptimistically(queryClient, {
      scope: `reading:${pageId}`,
      draws: [
        drawOn(pageKey, (view) =>
          view.page.publishedVersion === versionId ? { ...view, unread: null } : view,
        ),
        drawOn(orpc.recents.list.queryKey(), ({ items }) => ({
          items: items.map(withoutMark),
        })),
        drawOn(orpc.pins.list.queryKey({ input: {} }), ({ items, ...rest }) => ({
          ...rest,
          items: items.map(withoutMark),
        })),
      ],
      send: () => api.reading.mark({ pageId, versionId }),
    });
  } finally {
    const { reading, notifications, recents, pins } = orpc;
    for (const list of [reading, notifications, recents, pins]) {
      void queryClient.invalidateQueries({ queryKey: list.key() });
    }
  }
}

/** A pin or a recent item. */
interface ListedItem {
  readonly type: "page" | "workspace";
  readonly id: string;
}
