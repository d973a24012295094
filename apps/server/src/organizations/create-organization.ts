import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { foundOrganization, type FoundingStores } from "./found-organization.ts";

interface Needs {
  transaction: Transaction<
    FoundingStores & {
      accounts: { setRecentOrganization(visitor: Visitor, id: OrganizationId): Promise<void> };
      live: Live;
    }
  >;
  ids: Ids;
  clock: Clock;
}

/**
 * Creates an organization for the caller and switches to it, in one transaction. The contract has trimmed the name and
 * refused a blank one.
 */
export async function createOrganization(
  { transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  organizationName: string,
): Promise<{ organizationId: OrganizationId }> {
  const organizationId = ids.next<OrganizationId>();
  await transaction(async (stores) => {
    await foundOrganization(stores, {
      founder: scope.userId,
      organizationId,
      organizationName,
      personalWorkspaceId: ids.next<WorkspaceId>(),
      createdAt: clock.now(),
    });
    await stores.accounts.setRecentOrganization(scope, organizationId);
    const topic = `user:${scope.userId}` as const;
    await stores.live.emit(scope, [
      { topic, kind: "organizations", ids: { organization: organizationId } },
      { topic, kind: "account" },
    ]);
  });
  return { organizationId };
}
