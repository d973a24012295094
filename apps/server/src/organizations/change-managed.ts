import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit, AuditEntry } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";

/** The stores of a change to an organization. */
export interface ManagedStores {
  readonly organizations: {
    lockMembers(organizationId: OrganizationId): Promise<void>;
    roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
  };
  readonly audit: Audit;
  readonly live: Live;
}

/**
 * Changes what an organization is called or allows, in one transaction, and tells its members and the audit log, for which `change` answers. NOT_ALLOWED if the caller does not administer it; the
 * transaction checks the role again under a lock. `access`: open screens of members may have to close.
 */
export async function changeManaged<Stores extends ManagedStores>(
  transaction: Transaction<Stores>,
  scope: OrganizationScope,
  change: (stores: Stores, organizationId: OrganizationId) => Promise<AuditEntry>,
  kind: "name" | "access" = "name",
): Promise<void> {
  const { organizationId, userId } = authorizeManaging(scope);
  await transaction(async (stores) => {
    await stores.organizations.lockMembers(organizationId);
    const role = await stores.organizations.roleOf(organizationId, userId);
    if (role !== "administrator") return refuse("NOT_ALLOWED");
    await stores.audit.record(scope, [await change(stores, organizationId)]);
    await stores.live.emit(scope, [{ topic: `organization:${organizationId}`, kind }]);
  });
}
