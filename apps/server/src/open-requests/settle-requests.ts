import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import { tellDeciders } from "./tell-deciders.ts";

/** The people who may have gained access. */
interface Gain {
  readonly organizationId: OrganizationId;
  /** One person; `null` for every member of the organization. */
  readonly userId: UserId | null;
  readonly at: Date;
}

/** What a request asks access to. */
interface Target {
  readonly type: "organization" | "workspace" | "page";
  readonly targetId: string;
}

/** What settling needs: stores of the transaction that gives the access. */
export interface RequestSettling {
  requests: {
    settle(gain: Gain & { readonly decidedBy: UserId }): Promise<Target[]>;
    decidersOf(target: Target): Promise<UserId[]>;
  };
  live: Live;
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
