import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { OrganizationSettings } from "./organization.store.ts";

interface Needs {
  transaction: Transaction<{
    organizations: {
      lockMembers(organizationId: OrganizationId): Promise<void>;
      roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
      setSettings(organizationId: OrganizationId, settings: OrganizationSettings): Promise<void>;
    };
    live: Live;
  }>;
}

/** Changes settings of the caller's organization. Fails like `renameOrganization`. */
export async function changeOrganizationSettings(
  { transaction }: Needs,
  scope: OrganizationScope,
  settings: OrganizationSettings,
): Promise<void> {
  const { organizationId, userId } = authorizeManaging(scope);
  await transaction(async ({ organizations, live }) => {
    await organizations.lockMembers(organizationId);
    const role = await organizations.roleOf(organizationId, userId);
    if (role !== "administrator") return refuse("NOT_ALLOWED");
    await organizations.setSettings(organizationId, settings);
    await live.emit(scope, [{ topic: `organization:${organizationId}`, kind: "name" }]);
  });
}
