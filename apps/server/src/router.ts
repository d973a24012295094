import { createAccountProcedures } from "./accounts/accounts.procedures.ts";
import type { AccountUseCases } from "./accounts/accounts.procedures.ts";
import { createDraftProcedures } from "./drafts/drafts.procedures.ts";
import type { DraftUseCases } from "./drafts/drafts.procedures.ts";
import { createInvitationProcedures } from "./invitations/invitations.procedures.ts";
import type { InvitationUseCases } from "./invitations/invitations.procedures.ts";
import { createMemberProcedures } from "./members/members.procedures.ts";
import type { MemberUseCases } from "./members/members.procedures.ts";
import { createPermissionProcedures } from "./permissions/permissions.procedures.ts";
import type { PermissionUseCases } from "./permissions/permissions.procedures.ts";
import { createRequestProcedures } from "./requests/requests.procedures.ts";
import type { RequestUseCases } from "./requests/requests.procedures.ts";
import { createNotificationProcedures } from "./notifications/notifications.procedures.ts";
import type { NotificationUseCases } from "./notifications/notifications.procedures.ts";
import { createSubscriptionProcedures } from "./subscriptions/subscriptions.procedures.ts";
import type { SubscriptionUseCases } from "./subscriptions/subscriptions.procedures.ts";
import { createOrganizationProcedures } from "./organizations/organizations.procedures.ts";
import type { OrganizationUseCases } from "./organizations/organizations.procedures.ts";
import { createPageProcedures } from "./pages/pages.procedures.ts";
import type { PageUseCases } from "./pages/pages.procedures.ts";
import { createPinProcedures } from "./pins/pins.procedures.ts";
import type { PinUseCases } from "./pins/pins.procedures.ts";
import { createRecentProcedures } from "./recents/recents.procedures.ts";
import type { RecentUseCases } from "./recents/recents.procedures.ts";
import { createSearchProcedures } from "./search/search.procedures.ts";
import type { SearchUseCases } from "./search/search.procedures.ts";
import { createSettingsProcedures } from "./settings/settings.procedures.ts";
import type { SettingsUseCases } from "./settings/settings.procedures.ts";
import { createVersionProcedures } from "./versions/versions.procedures.ts";
import type { VersionUseCases } from "./versions/versions.procedures.ts";
import { createWorkspaceProcedures } from "./workspaces/workspaces.procedures.ts";
import type { WorkspaceUseCases } from "./workspaces/workspaces.procedures.ts";

/** Every use case that the contract reaches. */
export type UseCases = AccountUseCases &
  WorkspaceUseCases &
  PageUseCases &
  DraftUseCases &
  OrganizationUseCases &
  PinUseCases &
  SearchUseCases &
  SettingsUseCases &
  VersionUseCases &
  InvitationUseCases &
  MemberUseCases &
  PermissionUseCases &
  RequestUseCases &
  NotificationUseCases &
  SubscriptionUseCases &
  RecentUseCases;

/** The contract, answered: every procedure with its use case. */
export function createRouter(useCases: UseCases) {
  return {
    accounts: createAccountProcedures(useCases),
    organizations: createOrganizationProcedures(useCases),
    versions: createVersionProcedures(useCases),
    workspaces: createWorkspaceProcedures(useCases),
    pages: createPageProcedures(useCases),
    drafts: createDraftProcedures(useCases),
    pins: createPinProcedures(useCases),
    recents: createRecentProcedures(useCases),
    search: createSearchProcedures(useCases),
    settings: createSettingsProcedures(useCases),
    requests: createRequestProcedures(useCases),
    permissions: createPermissionProcedures(useCases),
    members: createMemberProcedures(useCases),
    notifications: createNotificationProcedures(useCases),
    subscriptions: createSubscriptionProcedures(useCases),
    invitations: createInvitationProcedures(useCases),
  };
}
