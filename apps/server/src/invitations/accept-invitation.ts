import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { invitationState } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Live } from "../live/live.ts";
import { joinOrganization, type Joinings } from "../organizations/join-organization.ts";
import { refuse } from "../platform/refusal.ts";
import type { InvitationStore } from "./invitation.store.ts";

/** Stores of one transaction, in which an invitation is answered. */
export interface Acceptances extends Joinings {
  invitations: Pick<InvitationStore, "lock" | "setStatus">;
  workspaceMembers: {
    addToOpenOnes(organizationId: OrganizationId, userId: UserId): Promise<void>;
    grant(workspaceId: WorkspaceId, userId: UserId, role: Role): Promise<boolean>;
  };
  live: Live;
}

/** Where an answered invitation leads; nowhere when it was declined. */
export interface Joined {
  readonly organizationId: OrganizationId | null;
  readonly workspaceId: WorkspaceId | null;
}

/** An answer to an invitation. The personal workspace is what the joiner gets where they have none there yet. */
export interface InvitationAnswer {
  readonly invitationId: InvitationId;
  readonly userId: UserId;
  readonly at: Date;
  readonly personalWorkspaceId: WorkspaceId;
}

/**
 * Accepts an invitation for somebody whose it is: whoever called made sure of that. Refuses with INVITATION_ENDED one that is
 * not open any more. The caller holds the transaction.
 */
export async function acceptInvitation(
  stores: Acceptances,
  { invitationId, userId, at, personalWorkspaceId }: InvitationAnswer,
): Promise<Joined> {
  const invitation = (await stores.invitations.lock(invitationId)) ?? refuse("NOT_FOUND");
  const state = invitationState(invitation, at);
  if (state !== "pending") return refuse("INVITATION_ENDED", { state });
  const { organizationId, workspaceId, role } = invitation;
  await joinOrganization(stores, {
    organizationId,
    userId,
    role: workspaceId === null ? (role as OrganizationRole) : "user",
    joinedAt: at,
    personalWorkspaceId,
  });
  const isThere =
    workspaceId !== null &&
    (await stores.workspaceMembers.grant(workspaceId, userId, role as Role));
  await stores.invitations.setStatus(invitationId, "accepted");
  await stores.live.emit({}, [
    { topic: `user:${userId}`, kind: "access" },
    { topic: `user:${userId}`, kind: "organizations" },
    { topic: `user:${userId}`, kind: "requests" },
    { topic: `organization:${organizationId}`, kind: "invitations" },
    { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ...(isThere ? [{ topic: `workspace:${workspaceId}`, kind: "members" } as const] : []),
  ]);
  return { organizationId, workspaceId: isThere ? workspaceId : null };
}
