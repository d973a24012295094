import { useQueryClient } from "@tanstack/react-query";
import { useHeldBack } from "../features/inbox/use-held-back.ts";
import { useMarking } from "../features/inbox/use-marking.ts";
import { useNotifications } from "../features/inbox/use-notifications.ts";
import { useInvitationsToMe } from "../features/invitations/use-invitations-to-me.ts";
import { useRequests } from "../features/requests/use-requests.ts";
import { orpc } from "../lib/api.ts";
import { useSingleFlight } from "../lib/use-single-flight.ts";

/** Everything that the inbox shows, and the way to read all of it again. */
export function useInbox(isUnreadOnly: boolean) {
  const queryClient = useQueryClient();
  const requests = useRequests();
  const invitations = useInvitationsToMe();
  const notifications = useNotifications(isUnreadOnly);
  const marking = useMarking();
  const asking = requests.list.data?.items;
  const invited = invitations.list.data?.items;
  const asks = useHeldBack(
    asking && invited ? [...asking, ...invited].map(({ id }) => id) : null,
    notifications.shown === undefined || notifications.shown.length === 0,
  );
  const lists = [requests.list, invitations.list, notifications.list] as const;
  const { run: refresh, isRunning: isRefreshing } = useSingleFlight(async () => {
    marking.forget();
    void queryClient.invalidateQueries({ queryKey: orpc.notifications.count.key() });
    await Promise.all([...lists, notifications.newest].map((list) => list.refetch()));
    asks.release();
  });
  return {
    requests,
    invitations,
    /** Which requests and invitations are shown by now. */
    asks,
    notifications,
    marking,
    /** Marks as read every notification up to an instant. Under the filter, they leave the list. */
    async markAll(until: string) {
      notifications.keepNone();
      await marking.markAll(notifications.shown ?? [], until);
      if (isUnreadOnly) await notifications.list.refetch();
    },
    /** Until all of it is there, nothing is shown that would be pushed away. */
    isPending: lists.some((list) => list.isPending),
    /** Why something is missing or old. */
    error: lists.find((list) => list.isError)?.error ?? null,
    refresh: () => void refresh(),
    isRefreshing,
    /** How much came that is not shown yet. */
    freshCount: notifications.fresh.length + asks.waiting,
  };
}

export type InboxContent = ReturnType<typeof useInbox>;
