import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { changeOptimistically } from "../../lib/queries/optimistic-change.ts";
import { drawStatus } from "./draw-status.ts";
import { messages } from "./messages.ts";

/** The maximum number of notifications that the server marks in one call. */
const markedAtOnceMax = 100;

type Status = Notification["status"];

/** Marks notifications with an optimistic update, and rolls it back and sets `failure` if the request fails. */
export function useMarking() {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  // Not the fetched list: it is refetched only on the reader's request.
  const refetched = [
    orpc.notifications.count.key(),
    orpc.notifications.list.key({ type: "query" }),
  ] as const;

  async function draw(
    notifications: readonly Notification[],
    status: Status,
    send: () => Promise<unknown>,
    failed: string,
  ): Promise<void> {
    const changed = notifications.filter((item) => item.status !== status).map(({ id }) => id);
    setFailure(null);
    try {
      await changeOptimistically(queryClient, {
        scope: "notifications",
        draws: drawStatus(changed, status),
        send,
      });
    } catch (error) {
      setFailure(`${failed} ${failureWords(error)}`);
    }
    for (const queryKey of refetched) void queryClient.invalidateQueries({ queryKey });
  }

  return {
    failure,
    forget: () => setFailure(null),
    mark: async (notifications: readonly Notification[], status: Status) => {
      const others = notifications.filter((notification) => notification.status !== status);
      const ids = others.map(({ id }) => id);
      if (ids.length === 0) return;
      await draw(
        others,
        status,
        async () => {
          for (let from = 0; from < ids.length; from += markedAtOnceMax) {
            const notificationIds = ids.slice(from, from + markedAtOnceMax);
            await api.notifications.mark({ notificationIds, status });
          }
        },
        messages.notMarked(others.length, status),
      );
    },
    /** Marks the shown notifications and all older ones; newer ones stay unread. */
    markAll: async (shown: readonly Notification[], until: string) => {
      await draw(
        shown,
        "read",
        () => api.notifications.markAllRead({ until }),
        messages.notAllMarked,
      );
    },
  };
}
