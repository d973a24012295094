import type { OrganizationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { changeManaged, type ManagedStores } from "./change-managed.ts";
import type { OrganizationSettings } from "./organization.store.ts";

interface Needs {
  transaction: Transaction<
    ManagedStores & {
      organizations: {
        setSettings(organizationId: OrganizationId, settings: OrganizationSettings): Promise<void>;
      };
    }
  >;
}

/** Changes settings of the caller's organization. Fails like `changeManaged`. */
export function changeOrganizationSettings(
  { transaction }: Needs,
  scope: OrganizationScope,
  settings: OrganizationSettings,
): Promise<void> {
  return changeManaged(
    transaction,
    scope,
    async ({ organizations }, id) => {
      await organizations.setSettings(id, settings);
      const { onlyAdministratorsCreateWorkspaces = null, ...others } = settings;
      const changed =
        onlyAdministratorsCreateWorkspaces === null
          ? others
          : { ...others, onlyAdministratorsCreateWorkspaces };
      const item = { kind: "organization", id } as const;
      return { act: "settingsChanged", item, details: { settings: changed } };
    },
    settings.requiresSecondFactor === undefined ? "name" : "access",
  );
}
