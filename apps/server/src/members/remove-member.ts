import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import { refuseFormerAdministrator, type MemberRoles } from "./update-member.ts";

/** Takes from somebody what their membership gave them in one feature; what they alone administered passes to the heir. */
interface Memberships {
  removeFromAll(organizationId: OrganizationId, userId: UserId, heir: UserId): Promise<void>;
}

/** What ends with a membership: stores of one transaction. */
interface Leavings {
  organizations: MemberRoles & {
    removeMember(organizationId: OrganizationId, userId: UserId): Promise<void>;
  };
  workspaceMembers: Memberships;
  pageMembers: Memberships;
  invitations: { revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> };
  accounts: { leaveOrganization(organizationId: OrganizationId, userId: UserId): Promise<void> };
  requests: {
    declineAllOf(
      organizationId: OrganizationId,
      userId: UserId,
      decision: { decidedAt: Date; decidedBy: UserId },
    ): Promise<void>;
  };
  live: Live;
}

interface Needs {
  transaction: Transaction<Leavings>;
  clock: Clock;
}

/**
 * Takes a member out of the asker's organization: at once nothing of it is theirs to see. Their pages stay, their drafts stay
 * theirs, and what nobody would administer any more passes to the asker. Refuses as `updateMember` does.
 */
export async function removeMember(
  needs: Needs,
  scope: OrganizationScope,
  userId: UserId,
): Promise<void> {
  const { organizationId } = authorizeManaging(scope);
  if (userId === scope.userId) return leaveOrganization(needs, scope);
  await needs.transaction(async (stores) => {
    const { organizations } = stores;
    await organizations.lockMembers(organizationId);
    await refuseFormerAdministrator(organizations, scope);
    if ((await organizations.roleOf(organizationId, userId)) === null) return refuse("NOT_FOUND");
    const heir = scope.userId;
    await endMembership(stores, scope, { userId, heir, at: needs.clock.now() });
  });
}

/**
 * Takes the asker out of the organization; what they alone administered passes to its administrator of longest standing.
 * Refuses with LAST_ADMINISTRATOR where there is no other.
 */
export async function leaveOrganization(
  { transaction, clock }: Needs,
  scope: OrganizationScope,
): Promise<void> {
  const { organizationId, userId } = scope;
  await transaction(async (stores) => {
    const { organizations } = stores;
    await organizations.lockMembers(organizationId);
    const heir = await organizations.otherAdministrator(organizationId, userId);
    if (heir === null) return refuse("LAST_ADMINISTRATOR");
    await endMembership(stores, scope, { userId, heir, at: clock.now() });
  });
}

async function endMembership(
  stores: Leavings,
  scope: OrganizationScope,
  { userId, heir, at }: { userId: UserId; heir: UserId; at: Date },
): Promise<void> {
  const { organizations, workspaceMembers, pageMembers, invitations, accounts, live } = stores;
  const { organizationId } = scope;
  const decision = { decidedAt: at, decidedBy: scope.userId };
  await stores.requests.declineAllOf(organizationId, userId, decision);
  await workspaceMembers.removeFromAll(organizationId, userId, heir);
  await pageMembers.removeFromAll(organizationId, userId, heir);
  await invitations.revokeOf(organizationId, userId);
  await organizations.removeMember(organizationId, userId);
  await accounts.leaveOrganization(organizationId, userId);
  await live.emit(scope, [
    { topic: `user:${userId}`, kind: "access" },
    { topic: `user:${userId}`, kind: "organizations" },
    { topic: `user:${heir}`, kind: "access" },
    { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    { topic: `organization:${organizationId}`, kind: "invitations" },
    { topic: `organization:${organizationId}`, kind: "requests" },
  ]);
}
