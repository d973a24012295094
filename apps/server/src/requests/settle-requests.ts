import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { RequestStore } from "./request.store.ts";
import { tellDeciders } from "./tell-deciders.ts";

/** What settling needs: stores of the transaction that gives the access. */
export interface RequestSettling {
  requests: Pick<RequestStore, "settle" | "decidersOf">;
  live: Live;
}

/** The people who may have gained access. */
interface Gain {
  readonly organizationId: OrganizationId;
  /** One person; `null` for every member of the organization. */
  readonly userId: UserId | null;
  readonly at: Date;
}

/**
 * Closes every open request whose asker has the requested access by now. Every transaction that gives access calls it: an
 * invitation, a role, a decided request, a workspace or page that is opened.
 */
export async function settleRequests(
  { requests, live }: RequestSettling,
  actor: Pick<Visitor, "userId" | "tab">,
  gain: Gain,
): Promise<void> {
  const settled = await requests.settle({ ...gain, decidedBy: actor.userId });
  for (const request of settled) {
    await tellDeciders(live, actor, await requests.decidersOf(request));
  }
}
