import type { InfiniteData } from "@tanstack/react-query";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { unreadShownMax } from "@stemma/domain/notification/notification-limits";
import { orpc } from "../../lib/api.ts";
import { drawOn } from "../../lib/queries/optimistic-change.ts";

interface ListPage {
  readonly items: Notification[];
  readonly nextCursor: string | null;
}

/** Sets the status of notifications in every cached list, and adjusts the unread count (an optimistic update). */
export function drawStatus(ids: readonly NotificationId[], status: Notification["status"]) {
  const drawn = new Set(ids);
  const draw = (page: ListPage): ListPage => ({
    ...page,
    items: page.items.map((item) => (drawn.has(item.id) ? { ...item, status } : item)),
  });
  const step = status === "unread" ? ids.length : -ids.length;
  return [
    {
      queryKey: orpc.notifications.list.key({ type: "query" }),
      apply: (data: unknown) => draw(data as ListPage),
    },
    {
      queryKey: orpc.notifications.list.key({ type: "infinite" }),
      apply: (data: unknown) => {
        const known = data as InfiniteData<ListPage>;
        return { ...known, pages: known.pages.map(draw) };
      },
    },
    drawOn(orpc.notifications.count.queryKey(), (known) =>
      // The count is capped at 100: only the server knows what remains of a larger number.
      known.unread >= unreadShownMax ? known : { unread: Math.max(0, known.unread + step) },
    ),
  ];
}
