import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { freshNotifications } from "./fresh-notifications.ts";
import { newestMax } from "./newest-max.ts";
import { underFilter } from "./under-filter.ts";
import { withKnownStatuses } from "./with-known-statuses.ts";

/**
 * The notifications of the person in the organization, newest first, as far as they were asked for. The list that is read
 * changes only when the reader asks: what came since is counted in `fresh`, and what is marked keeps its place. Only under the
 * filter does a read notification leave, unless the reader has it open (`keep`). `fresh` holds no more than the newest 50.
 */
export function useNotifications(isUnreadOnly: boolean) {
  const list = useInfiniteQuery(
    orpc.notifications.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, unread: isUnreadOnly }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      // Nothing but `refetch` reads it again once it is there.
      staleTime: ({ state }) => (state.data === undefined ? 0 : "static"),
    }),
  );
  const newest = useQuery(
    orpc.notifications.list.queryOptions({ input: { unread: false, limit: newestMax } }),
  );
  const { refetch, isPlaceholderData } = list;
  const wasRead = list.data !== undefined && !isPlaceholderData;
  // Whoever comes to the inbox, or filters it, asks.
  useEffect(() => {
    if (wasRead) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- on coming, and on nothing else
  }, [isUnreadOnly]);

  const read = list.data;
  const known = newest.data?.items;
  const [kept, setKept] = useState<ReadonlySet<NotificationId>>(new Set());
  const shown = useMemo(
    () => read && underFilter(withKnownStatuses(read, known ?? []), isUnreadOnly, kept),
    [read, known, isUnreadOnly, kept],
  );
  const fresh = useMemo(
    () =>
      read === undefined || isPlaceholderData
        ? []
        : freshNotifications(read, known ?? [], isUnreadOnly),
    [read, known, isPlaceholderData, isUnreadOnly],
  );
  return {
    list,
    newest,
    shown,
    fresh,
    /** Keeps notifications in the list whatever their status, or stops keeping them. */
    keep(notifications: readonly Notification[], isKept: boolean) {
      const next = new Set(kept);
      for (const { id } of notifications) {
        if (isKept) next.add(id);
        else next.delete(id);
      }
      setKept(next);
    },
    /** Stops keeping any of them. */
    keepNone: () => setKept(new Set()),
  };
}
