import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import { emitToDeciders } from "./emit-to-deciders.ts";

/** The users who may have gained access. */
interface Gain {
  readonly organizationId: OrganizationId;
  /** The id of one user; `null` for all members of the organization. */
  readonly userId: UserId | null;
  readonly at: Date;
}

/** The target of a request for access. */
interface Target {
  readonly type: "organization" | "workspace" | "page";
  readonly targetId: string;
}

/** The stores for settling requests, in the transaction that gives the access. */
export interface SettlingStores {
  requests: {
    settle(gain: Gain & { readonly decidedBy: UserId }): Promise<Target[]>;
    decidersOf(target: Target): Promise<UserId[]>;
  };
  live: Live;
}

/**
 * Approves every open request whose requester has the requested access now. Every transaction that gives access calls
 * it: an accepted invitation, a new role, a decided request, an opened workspace or page.
 */
export async function settleRequests(
  { requests, live }: SettlingStores,
  actor: Pick<Visitor, "userId" | "tab">,
  gain: Gain,
): Promise<void> {
  const settled = await requests.settle({ ...gain, decidedBy: actor.userId });
  for (const request of settled) {
    await emitToDeciders(live, actor, await requests.decidersOf(request));
  }
}
