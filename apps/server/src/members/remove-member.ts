import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import { refuseFormerAdministrator, type MemberRoles } from "./update-member.ts";

/** Removes a user's memberships in one feature; the successor becomes administrator where there would be none. */
interface Memberships {
  removeFromAll(organizationId: OrganizationId, userId: UserId, successor: UserId): Promise<void>;
}

/** The stores for ending a membership, in one transaction. */
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
  audit: Audit;
  live: Live;
}

interface Needs {
  transaction: Transaction<Leavings>;
  clock: Clock;
}

/**
 * Removes a member from the caller's organization, with immediate effect. The member's pages stay, the member keeps the
 * drafts, and the caller becomes administrator where there would be none. Fails like `updateMember`.
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
    const successor = scope.userId;
    await endMembership(stores, scope, { userId, successor, at: needs.clock.now() });
  });
}

/**
 * Removes the caller from the organization; its longest-standing other administrator takes over where the caller was
 * the only administrator. LAST_ADMINISTRATOR if there is no other administrator.
 */
export async function leaveOrganization(
  { transaction, clock }: Needs,
  scope: OrganizationScope,
): Promise<void> {
  const { organizationId, userId } = scope;
  await transaction(async (stores) => {
    const { organizations } = stores;
    await organizations.lockMembers(organizationId);
    const successor = await organizations.otherAdministrator(organizationId, userId);
    if (successor === null) return refuse("LAST_ADMINISTRATOR");
    await endMembership(stores, scope, { userId, successor, at: clock.now() });
  });
}

async function endMembership(
  stores: Leavings,
  scope: OrganizationScope,
  { userId, successor, at }: { userId: UserId; successor: UserId; at: Date },
): Promise<void> {
  const { organizations, workspaceMembers, pageMembers, invitations, accounts, live } = stores;
  const { organizationId } = scope;
  const decision = { decidedAt: at, decidedBy: scope.userId };
  await stores.audit.record(scope, [
    userId === scope.userId ? { act: "memberLeft" } : { act: "memberRemoved", person: userId },
  ]);
  await stores.requests.declineAllOf(organizationId, userId, decision);
  await workspaceMembers.removeFromAll(organizationId, userId, successor);
  await pageMembers.removeFromAll(organizationId, userId, successor);
  await invitations.revokeOf(organizationId, userId);
  await organizations.removeMember(organizationId, userId);
  await accounts.leaveOrganization(organizationId, userId);
  await live.emit(scope, [
    { topic: `user:${userId}`, kind: "access" },
    { topic: `user:${userId}`, kind: "organizations" },
    { topic: `user:${successor}`, kind: "access" },
    { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    { topic: `organization:${organizationId}`, kind: "invitations" },
    { topic: `organization:${organizationId}`, kind: "requests" },
  ]);
}
