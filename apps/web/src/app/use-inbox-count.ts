import { useQuery } from "@tanstack/react-query";
import { orpc } from "../lib/api.ts";

/** How many requests and invitations wait for the person's answer. */
export function useInboxCount(): number {
  const { data: requests } = useQuery(orpc.requests.list.queryOptions());
  const { data: invitations } = useQuery(orpc.invitations.mine.queryOptions());
  return (requests?.items.length ?? 0) + (invitations?.items.length ?? 0);
}
