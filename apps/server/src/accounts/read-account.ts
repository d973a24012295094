import type { Account } from "@stemma/contract/accounts.contract";
import { canOnOrganization } from "@stemma/domain/access/can";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import type { AccountViewStore } from "./account-view.store.ts";

/** The caller's record, active organization and configuration in it. */
export async function readAccount(
  { accountViews }: { accountViews: AccountViewStore },
  scope: OrganizationScope,
): Promise<Account> {
  const found = (await accountViews.find(scope)) ?? refuse("ACCOUNT_NOT_OPENED");
  const { userId, organizationId } = scope;
  return {
    user: {
      id: userId,
      email: found.email,
      firstName: found.firstName,
      lastName: found.lastName,
      createdAt: toInstant(found.createdAt),
      organizationIds: found.organizationIds,
      recentOrganizationId: found.recentOrganizationId,
      isEmailVerified: found.isEmailVerified,
      notificationMail: found.notificationMail,
    },
    organization: {
      id: organizationId,
      organizationName: found.organizationName,
      icon: found.organizationIcon,
      onlyAdministratorsCreateWorkspaces: found.onlyAdministratorsCreateWorkspaces,
      requiresSecondFactor: found.requiresSecondFactor,
      trashDays: found.trashDays,
      administratorIds: found.administratorIds,
      userIds: found.userIds,
      createdAt: toInstant(found.organizationCreatedAt),
      workspaceIds: found.workspaceIds,
    },
    configuration: {
      id: organizationId,
      orgDisplayName: found.orgDisplayName,
      personalWorkspaceId: found.personalWorkspaceId,
      sidebarSettings: {
        isShowSidebar: found.isShowSidebar,
        isShowWorkspaces: found.isShowWorkspaces,
        isShowMuted: found.isShowMuted,
        isShowPinned: found.isShowPinned,
        isShowRecent: found.isShowRecent,
        recentItemsDisplay: found.recentItemsDisplay,
        isRecentWithoutPinned: found.isRecentWithoutPinned,
        newPinInsertion: found.newPinInsertion,
      },
    },
    can: {
      createWorkspace: canOnOrganization(scope.organizationRole, "createWorkspace", found),
      manage: canOnOrganization(scope.organizationRole, "manage", found),
    },
  };
}
