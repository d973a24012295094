import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { topicsOfItems } from "../../lib/live/topics-of-items.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { freshNotifications, newestMax } from "./fresh-notifications.ts";
import { filterNotifications } from "./filter-notifications.ts";
import { withFirstPart } from "./with-first-part.ts";
import { withKnownChanges } from "./with-known-changes.ts";

/**
 * The reader's notifications in the organization, newest first, paginated. The list changes only on the reader's
 * request: newer notifications are only counted in `fresh`, and marking, or deleting the page, keeps a row in place. With the filter on, a
 * notification leaves once read, unless the reader has it open (`keep`). `fresh` counts at most the newest 50.
 */
export function useNotifications(isUnreadOnly: boolean) {
  const queryClient = useQueryClient();
  const options = orpc.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, unread: isUnreadOnly }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
    // Once loaded, only `readNewest` and 'Load more' change the list.
    staleTime: ({ state }) => (state.data === undefined ? 0 : "static"),
  });
  const list = useInfiniteQuery(options);
  const newest = useQuery(
    orpc.notifications.list.queryOptions({ input: { unread: false, limit: newestMax } }),
  );
  const { isPlaceholderData } = list;
  const wasRead = list.data !== undefined && !isPlaceholderData;
  const [failure, setFailure] = useState<unknown>(null);
  /** Reads the newest part of the list again, and puts it before the older ones, or in place of all. */
  async function readNewest(keepsOlder: boolean): Promise<void> {
    setFailure(null);
    if (!wasRead) {
      await list.refetch();
      return;
    }
    try {
      // What is being loaded at the end was asked for from the list as it was.
      await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
      const first = await api.notifications.list({ unread: isUnreadOnly });
      queryClient.setQueryData(options.queryKey, (loaded) =>
        keepsOlder
          ? loaded && withFirstPart(loaded, first)
          : { pages: [first], pageParams: [undefined] },
      );
    } catch (error) {
      setFailure(error);
    }
  }
  // Opening the inbox or changing the filter counts as a request.
  useEffect(() => {
    if (wasRead) void readNewest(true);
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount and on a filter change
  }, [isUnreadOnly]);

  const read = list.data;
  const known = newest.data?.items;
  const [kept, setKept] = useState<ReadonlySet<NotificationId>>(new Set());
  const shown = useMemo(
    () => read && filterNotifications(withKnownChanges(read, known ?? []), isUnreadOnly, kept),
    [read, known, isUnreadOnly, kept],
  );
  // Their deletion is told where the tab follows nothing else of their workspace, too.
  useLiveTopics(topicsOfItems(pagesOf(shown ?? [])));
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
    /** Reads the newest part of the list again; older ones, which may be outdated too, are loaded again when they are wanted. */
    refresh: () => readNewest(false),
    /** Why the last refresh failed; `null` if it did not. */
    failure,
    /** Adds notifications to the list regardless of their status, or removes them again. */
    keep(notifications: readonly Notification[], isKept: boolean) {
      const next = new Set(kept);
      for (const { id } of notifications) {
        if (isKept) next.add(id);
        else next.delete(id);
      }
      setKept(next);
    },
    /** Clears the kept notifications. */
    keepNone: () => setKept(new Set()),
  };
}

/** The pages that notifications are about, each once. */
function pagesOf(notifications: readonly Notification[]) {
  const ids = notifications.flatMap((one) => ("pageId" in one ? [one.pageId] : []));
  return [...new Set(ids)].map((id) => ({ type: "page", id }) as const);
}
