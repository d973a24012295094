import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";

interface Needs {
  transaction: Transaction<{
    organizations: {
      lockMembers(organizationId: OrganizationId): Promise<void>;
      roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
      rename(organizationId: OrganizationId, organizationName: string): Promise<void>;
    };
    live: Live;
  }>;
}

/**
 * Renames the caller's organization. NOT_ALLOWED if the caller does not administer it; the transaction checks the role
 * again under a lock. The contract has trimmed the name and refused a blank one.
 */
export async function renameOrganization(
  { transaction }: Needs,
  scope: OrganizationScope,
  organizationName: string,
): Promise<void> {
  const { organizationId, userId } = authorizeManaging(scope);
  await transaction(async ({ organizations, live }) => {
    await organizations.lockMembers(organizationId);
    const role = await organizations.roleOf(organizationId, userId);
    if (role !== "administrator") return refuse("NOT_ALLOWED");
    await organizations.rename(organizationId, organizationName);
    await live.emit(scope, [{ topic: `organization:${organizationId}`, kind: "name" }]);
  });
}
