import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { unreadShownMax } from "@stemma/domain/notification/notification-limits";
import { orpc } from "../../lib/api.ts";

interface Stretch {
  readonly items: Notification[];
  readonly nextCursor: string | null;
}

/** Gives notifications a status wherever they are shown, and counts the unread ones accordingly, before the server has. */
export function drawStatus(
  queryClient: QueryClient,
  ids: readonly NotificationId[],
  status: Notification["status"],
): void {
  const drawn = new Set(ids);
  const draw = (stretch: Stretch): Stretch => ({
    ...stretch,
    items: stretch.items.map((item) => (drawn.has(item.id) ? { ...item, status } : item)),
  });
  queryClient.setQueriesData<Stretch>(
    { queryKey: orpc.notifications.list.key({ type: "query" }) },
    (known) => known && draw(known),
  );
  queryClient.setQueriesData<InfiniteData<Stretch>>(
    { queryKey: orpc.notifications.list.key({ type: "infinite" }) },
    (known) => known && { ...known, pages: known.pages.map(draw) },
  );
  const step = status === "unread" ? ids.length : -ids.length;
  queryClient.setQueryData(orpc.notifications.count.queryKey(), (known) =>
    // 100 stands for any number above: what is left of it only the server knows.
    known === undefined || known.unread >= unreadShownMax
      ? known
      : { unread: Math.max(0, known.unread + step) },
  );
}
