import { canOnOrganization, canOnWorkspace } from "@stemma/domain/access/can";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { invitationState } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import { settleRequests, type SettlingStores } from "../open-requests/settle-requests.ts";
import { joinOrganization, type JoiningStores } from "../organizations/join-organization.ts";
import { refuse } from "../platform/refusal.ts";
import type { InvitationRow, InvitationStore } from "./invitation.store.ts";

/** The stores for accepting an invitation, in one transaction. */
export interface AcceptanceStores extends JoiningStores {
  invitations: Pick<InvitationStore, "lock" | "setStatus">;
  organizations: JoiningStores["organizations"] & {
    lockMembers(organizationId: OrganizationId): Promise<void>;
    roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
  };
  workspaceMembers: JoiningStores["workspaceMembers"] & {
    roleOf(workspaceId: WorkspaceId, userId: UserId): Promise<Role | null>;
  };
  requests: SettlingStores["requests"];
  audit: Audit;
  live: Live;
}

/** The organization and workspace to open after the answer; `null` after a decline. */
export interface Joined {
  readonly organizationId: OrganizationId | null;
  readonly workspaceId: WorkspaceId | null;
}

/**
 * The input of an acceptance. `personalWorkspaceId` is used if the user has no personal workspace in the organization
 * yet.
 */
export interface InvitationAnswer {
  readonly invitationId: InvitationId;
  readonly userId: UserId;
  readonly from: RequestOrigin | undefined;
  readonly at: Date;
  readonly personalWorkspaceId: WorkspaceId;
}

/**
 * Accepts an invitation; the caller must have checked that it belongs to the user. INVITATION_ENDED if it is not
 * pending any more, or if its sender could not send it any more. The caller holds the transaction.
 */
export async function acceptInvitation(
  stores: AcceptanceStores,
  { invitationId, userId, from, at, personalWorkspaceId }: InvitationAnswer,
): Promise<Joined> {
  const invitation = (await stores.invitations.lock(invitationId)) ?? refuse("NOT_FOUND");
  const state = invitationState(invitation, at);
  if (state !== "pending") return refuse("INVITATION_ENDED", { state });
  const { organizationId, workspaceId, role } = invitation;
  await stores.organizations.lockMembers(organizationId);
  if (!(await mayInvite(stores, invitation, userId))) {
    return refuse("INVITATION_ENDED", { state: "revoked" });
  }
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
  const actor = { organizationId, userId, from };
  const details = { role };
  await stores.audit.record(actor, [
    { act: "invitationAccepted", invitation: invitationId, details },
  ]);
  await settleRequests(stores, { userId }, { organizationId, userId, at });
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

/**
 * Whether the sender of an invitation could still send it: an administrator of the organization can invite anybody, an
 * administrator of the workspace can invite members of the organization.
 */
async function mayInvite(
  { organizations, workspaceMembers }: Pick<AcceptanceStores, "organizations" | "workspaceMembers">,
  { organizationId, workspaceId, invitedBy }: InvitationRow,
  userId: UserId,
): Promise<boolean> {
  const organizationRole = await organizations.roleOf(organizationId, invitedBy);
  if (organizationRole === null) return false;
  if (canOnOrganization(organizationRole, "manage")) return true;
  if (workspaceId === null) return false;
  const workspaceRole = await workspaceMembers.roleOf(workspaceId, invitedBy);
  const isManaged = canOnWorkspace({ isInOrganization: true, workspaceRole }, "manage");
  return isManaged && (await organizations.roleOf(organizationId, userId)) !== null;
}
