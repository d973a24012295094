import { useQueryClient } from "@tanstack/react-query";
import { useHeldBack } from "../../features/notifications/use-held-back.ts";
import { useMarking } from "../../features/notifications/use-marking.ts";
import { useNotifications } from "../../features/notifications/use-notifications.ts";
import { useReceivedInvitations } from "../../features/invitations/use-received-invitations.ts";
import { useRequests } from "../../features/requests/use-requests.ts";
import { orpc } from "../../lib/api.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";

/** The content of the inbox, with a function that reads what is new in it. */
export function useInbox(isUnreadOnly: boolean) {
  const queryClient = useQueryClient();
  const requests = useRequests();
  const invitations = useReceivedInvitations();
  const notifications = useNotifications(isUnreadOnly);
  const marking = useMarking();
  const openRequests = requests.list.data?.items;
  const openInvitations = invitations.list.data?.items;
  const unanswered = useHeldBack(
    openRequests && openInvitations
      ? [...openRequests, ...openInvitations].map(({ id }) => id)
      : null,
    notifications.shown === undefined || notifications.shown.length === 0,
    (requests.list.data?.parts ?? 0) + (invitations.list.data?.parts ?? 0),
  );
  const lists = [requests.list, invitations.list, notifications.list] as const;
  const { run: refresh, isRunning: isRefreshing } = useSingleFlight(async () => {
    marking.forget();
    void queryClient.invalidateQueries({ queryKey: orpc.notifications.count.key() });
    const whole = [requests.list, invitations.list, notifications.newest];
    await Promise.all([notifications.refresh(), ...whole.map((list) => list.refetch())]);
    unanswered.release();
  });
  return {
    requests,
    invitations,
    /** Which requests and invitations are on screen; new ones are held back. */
    unanswered,
    notifications,
    marking,
    /** Marks every notification up to an instant as read. With the filter on, they leave the list. */
    async markAll(until: string) {
      notifications.keepNone();
      await marking.markAll(notifications.shown ?? [], until);
      if (isUnreadOnly) await notifications.refresh();
    },
    /** Show nothing until every list is loaded: a list that arrives later would push the others down. */
    isPending: lists.some((list) => list.isPending),
    /** The error of the first list that failed to load. */
    error: lists.find((list) => list.isError)?.error ?? notifications.failure,
    refresh: () => void refresh(),
    isRefreshing,
    /** The number of new items that are held back. */
    freshCount: notifications.fresh.length + unanswered.waiting,
  };
}

export type InboxContent = ReturnType<typeof useInbox>;
