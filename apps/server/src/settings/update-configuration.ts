import type { Account } from "@stemma/contract/accounts.contract";
import type { LiveEvent } from "@stemma/contract/live-event";
import { readDisplayName } from "@stemma/domain/account/person-name";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";

/** A change of the configuration; missing fields stay. */
export interface ConfigurationChange {
  readonly orgDisplayName?: string | null | undefined;
  readonly sidebarSettings?: PartialSettings | undefined;
}

type PartialSettings = {
  readonly [Name in keyof SidebarSettings]?: SidebarSettings[Name] | undefined;
};

interface Needs {
  transaction: Transaction<{
    configurations: {
      update(
        scope: OrganizationScope,
        change: PartialSettings & { readonly orgDisplayName?: string | null | undefined },
      ): Promise<void>;
    };
    live: Live;
  }>;
  readAccount(scope: OrganizationScope): Promise<Account>;
}

/** Changes the caller's configuration in the active organization, and returns the whole configuration. */
export async function updateConfiguration(
  { transaction, readAccount }: Needs,
  scope: OrganizationScope,
  { orgDisplayName, sidebarSettings }: ConfigurationChange,
): Promise<Account["configuration"]> {
  const name = orgDisplayName === undefined ? undefined : readDisplayName(orgDisplayName);
  await transaction(async ({ configurations, live }) => {
    await configurations.update(scope, { ...sidebarSettings, orgDisplayName: name });
    await live.emit(scope, configurationEvents(scope, name !== undefined));
  });
  return (await readAccount(scope)).configuration;
}

/** Other members see the display name, so a change of it is also a change of the organization's members. */
function configurationEvents(scope: OrganizationScope, isRenamed: boolean): LiveEvent[] {
  const { userId, organizationId } = scope;
  const own: LiveEvent = { topic: `user:${userId}`, kind: "configuration" };
  if (!isRenamed) return [own];
  return [own, { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } }];
}
