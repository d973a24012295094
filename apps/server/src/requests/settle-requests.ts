import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { RequestStore } from "./request.store.ts";
import { tellDeciders } from "./tell-deciders.ts";

/** Where requests are settled: stores of the transaction that gives access. */
export interface RequestSettling {
  requests: Pick<RequestStore, "settle" | "decidersOf">;
  live: Live;
}

/** Who may see more than before. */
interface Gain {
  readonly organizationId: OrganizationId;
  /** One person; `null` for anybody in the organization. */
  readonly userId: UserId | null;
  readonly at: Date;
}

/**
 * Closes every open request whose asker has by now what they asked for. Called in each transaction that gives access in
 * another way than by deciding a request: an invitation, a role, a workspace or page that is opened.
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
