import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { receivedInvitationsQuery } from "../../features/invitations/received-invitations-query.ts";
import { requestsQuery } from "../../features/requests/requests-query.ts";
import { orpc } from "../../lib/api.ts";
import { drawTabIcon } from "../../lib/tabs/tab-icon.ts";

/**
 * The number of waiting inbox items: requests and invitations to answer, and unread notifications. Also drawn on the
 * tab's icon.
 */
export function useInboxCount(): number {
  const { data: requests } = useInfiniteQuery(requestsQuery());
  const { data: invitations } = useInfiniteQuery(receivedInvitationsQuery());
  const { data: notifications } = useQuery(orpc.notifications.count.queryOptions());
  const count =
    (requests?.pages[0]?.count ?? 0) +
    (invitations?.pages[0]?.count ?? 0) +
    (notifications?.unread ?? 0);
  useEffect(() => {
    drawTabIcon(count);
    return () => drawTabIcon(0);
  }, [count]);
  return count;
}
