import type { OrganizationId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import type { OrganizationStore } from "./organization.store.ts";

interface Needs {
  organizations: Pick<OrganizationStore, "exists" | "isMember">;
  transaction: Transaction<{
    accounts: { setRecentOrganization(visitor: Visitor, id: OrganizationId): Promise<void> };
    live: Live;
  }>;
}

/** Makes one of the caller's organizations the active one. The errors are those of the specification, section 5. */
export async function activateOrganization(
  { organizations, transaction }: Needs,
  visitor: Visitor,
  organizationId: OrganizationId,
): Promise<void> {
  if (!(await organizations.exists(organizationId))) {
    const message = `Organization document ${organizationId} does not exist`;
    throw new Refusal("ORGANIZATION_MISSING", undefined, message);
  }
  if (!(await organizations.isMember(visitor, organizationId))) refuse("NOT_IN_ORGANIZATION");
  await transaction(async ({ accounts, live }) => {
    await accounts.setRecentOrganization(visitor, organizationId);
    await live.emit(visitor, [{ topic: `user:${visitor.userId}`, kind: "account" }]);
  });
}
