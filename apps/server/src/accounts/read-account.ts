import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import type { AccountStore } from "./account.store.ts";

/** Who is asking: their record, their active organization and their configuration in it. */
export async function readAccount(
  { accounts }: { accounts: Pick<AccountStore, "find"> },
  scope: OrganizationScope,
): Promise<Account> {
  const found = await accounts.find(scope);
  if (found === null) return refuse("ACCOUNT_NOT_OPENED");
  const { user, organization, configuration, members } = found;
  return {
    user: {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      createdAt: toInstant(user.createdAt),
      organizationIds: found.memberships.map((membership) => membership.organizationId),
      recentOrganizationId: user.recentOrganizationId,
    },
    organization: {
      id: organization.id,
      organizationName: organization.organizationName,
      administratorIds: members
        .filter((member) => member.role === "administrator")
        .map((member) => member.userId),
      userIds: members.map((member) => member.userId),
      createdAt: toInstant(organization.createdAt),
      workspaceIds: found.workspaces.map((workspace) => workspace.id),
    },
    configuration: {
      id: configuration.organizationId,
      orgDisplayName: configuration.orgDisplayName,
      personalWorkspaceId: configuration.personalWorkspaceId,
      sidebarSettings: {
        isShowSidebar: configuration.isShowSidebar,
        isShowPinned: configuration.isShowPinned,
        isShowRecent: configuration.isShowRecent,
        recentItemsDisplay: configuration.recentItemsDisplay,
        newPinInsertion: configuration.newPinInsertion,
      },
    },
  };
}
