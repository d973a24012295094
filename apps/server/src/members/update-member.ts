import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import {
  notifyOfAccess,
  type AccessNotificationStores,
} from "../notifications/notify-of-access.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";

/** The memberships that a change of role reads and locks. */
export interface MemberRoles {
  lockMembers(organizationId: OrganizationId): Promise<void>;
  roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
  otherAdministrator(organizationId: OrganizationId, userId: UserId): Promise<UserId | null>;
}

interface Needs {
  transaction: Transaction<{
    organizations: MemberRoles & {
      setRole(
        organizationId: OrganizationId,
        userId: UserId,
        role: OrganizationRole,
      ): Promise<void>;
    };
    notifications: AccessNotificationStores["notifications"];
    invitations: { revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> };
    audit: Audit;
    live: Live;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Changes a member's role in the organization. NOT_ALLOWED if the caller does not administer it (checked again under a
 * lock), NOT_FOUND if the user is not a member, LAST_ADMINISTRATOR if the user is its only administrator.
 */
export async function updateMember(
  { transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  { userId, role }: { userId: UserId; role: OrganizationRole },
): Promise<void> {
  const { organizationId } = authorizeManaging(scope);
  await transaction(async (stores) => {
    const { organizations, live } = stores;
    await organizations.lockMembers(organizationId);
    await refuseFormerAdministrator(organizations, scope);
    const before = await organizations.roleOf(organizationId, userId);
    if (before === null) return refuse("NOT_FOUND");
    if (before === role) return;
    const isLast =
      role === "user" && (await organizations.otherAdministrator(organizationId, userId)) === null;
    if (isLast) return refuse("LAST_ADMINISTRATOR");
    await organizations.setRole(organizationId, userId, role);
    const details = { role, roleBefore: before };
    await stores.audit.record(scope, [{ act: "roleChanged", person: userId, details }]);
    // A former administrator may not have pending invitations that only administrators can send.
    if (role === "user") await stores.invitations.revokeOf(organizationId, userId);
    const item = { type: "organization", id: organizationId } as const;
    await notifyOfAccess(stores, ids, scope, { userId, at: clock.now(), item, role });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "access" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
  });
}

/**
 * Checks the caller's role again under the lock: of two administrators who demote each other at once, only the first
 * succeeds.
 */
export async function refuseFormerAdministrator(
  organizations: Pick<MemberRoles, "roleOf">,
  { organizationId, userId }: OrganizationScope,
): Promise<void> {
  const role = await organizations.roleOf(organizationId, userId);
  if (role !== "administrator") refuse("NOT_ALLOWED");
}
