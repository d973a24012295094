import { orpc } from "../../lib/api.ts";

/** The person's pending invitations, newest first, in parts. */
export function receivedInvitationsQuery() {
  return orpc.invitations.mine.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}
