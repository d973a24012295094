import type { Account } from "@stemma/contract/accounts.contract";
import { readDisplayName } from "@stemma/domain/account/person-name";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** What of the configuration shall change; what is left out stays. */
export interface ConfigurationChange {
  readonly orgDisplayName?: string | null | undefined;
  readonly sidebarSettings?: PartialSettings | undefined;
}

type PartialSettings = {
  readonly [Name in keyof SidebarSettings]?: SidebarSettings[Name] | undefined;
};

interface Needs {
  configurations: {
    update(
      scope: OrganizationScope,
      change: PartialSettings & { readonly orgDisplayName?: string | null | undefined },
    ): Promise<void>;
  };
  readAccount(scope: OrganizationScope): Promise<Account>;
}

/** Changes the asker's configuration in the active organization, and answers it whole. */
export async function updateConfiguration(
  { configurations, readAccount }: Needs,
  scope: OrganizationScope,
  { orgDisplayName, sidebarSettings }: ConfigurationChange,
): Promise<Account["configuration"]> {
  const name = orgDisplayName === undefined ? undefined : readDisplayName(orgDisplayName);
  await configurations.update(scope, { ...sidebarSettings, orgDisplayName: name });
  return (await readAccount(scope)).configuration;
}
