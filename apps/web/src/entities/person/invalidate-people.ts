import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Invalidates every answer that shows members, invitations or requests, after one of them has changed. */
export async function invalidatePeople(queryClient: QueryClient): Promise<void> {
  const changed = [
    orpc.accounts.key(),
    orpc.organizations.key(),
    orpc.workspaces.key(),
    orpc.members.key(),
    orpc.invitations.key(),
    orpc.requests.key(),
    orpc.permissions.key(),
  ];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
