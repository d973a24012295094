import type { OrganizationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { changeManaged, type ManagedStores } from "./change-managed.ts";

interface Needs {
  transaction: Transaction<
    ManagedStores & {
      organizations: {
        rename(organizationId: OrganizationId, organizationName: string): Promise<string>;
      };
    }
  >;
}

/** Renames the caller's organization. Fails like `changeManaged`. The contract has trimmed the name and refused a blank one. */
export function renameOrganization(
  { transaction }: Needs,
  scope: OrganizationScope,
  organizationName: string,
): Promise<void> {
  return changeManaged(transaction, scope, async ({ organizations }, id) => {
    const nameBefore = await organizations.rename(id, organizationName);
    return {
      act: "organizationRenamed",
      item: { kind: "organization", id },
      details: { nameBefore },
    };
  });
}
