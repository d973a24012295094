import { createAccountProcedures } from "./accounts/accounts.procedures.ts";
import { createAuditProcedures } from "./audit/audit.procedures.ts";
import { createAdministrationProcedures } from "./administration/administration.procedures.ts";
import type { Features } from "./compose.ts";
import { createDraftProcedures } from "./drafts/drafts.procedures.ts";
import { createFileProcedures } from "./files/files.procedures.ts";
import { createInvitationProcedures } from "./invitations/invitations.procedures.ts";
import { createLinkProcedures } from "./links/links.procedures.ts";
import { createMemberProcedures } from "./members/members.procedures.ts";
import { createMentionProcedures } from "./mentions/mentions.procedures.ts";
import { createNotificationProcedures } from "./notifications/notifications.procedures.ts";
import { createOrganizationProcedures } from "./organizations/organizations.procedures.ts";
import { createPageProcedures } from "./pages/pages.procedures.ts";
import { createPermissionProcedures } from "./permissions/permissions.procedures.ts";
import { createPinProcedures } from "./pins/pins.procedures.ts";
import { createReadingProcedures } from "./reading/reading.procedures.ts";
import { createRecentProcedures } from "./recents/recents.procedures.ts";
import { createRequestProcedures } from "./requests/requests.procedures.ts";
import { createSearchProcedures } from "./search/search.procedures.ts";
import { createSettingsProcedures } from "./settings/settings.procedures.ts";
import { createSnippetProcedures } from "./snippets/snippets.procedures.ts";
import { createSubscriptionProcedures } from "./subscriptions/subscriptions.procedures.ts";
import { createTemplateProcedures } from "./templates/templates.procedures.ts";
import { createTrashProcedures } from "./trash/trash.procedures.ts";
import { createVersionProcedures } from "./versions/versions.procedures.ts";
import { createWorkspaceProcedures } from "./workspaces/workspaces.procedures.ts";

/** The implementation of the contract: every procedure calls a use case of its feature. */
export function createRouter(features: Features) {
  return {
    accounts: createAccountProcedures(features.accounts),
    audit: createAuditProcedures(features.audit),
    administration: createAdministrationProcedures(features.administration),
    drafts: createDraftProcedures(features.drafts),
    files: createFileProcedures(features.files),
    invitations: createInvitationProcedures(features.invitations),
    links: createLinkProcedures(features.links),
    members: createMemberProcedures(features.members),
    mentions: createMentionProcedures(features.mentions),
    notifications: createNotificationProcedures(features.notifications),
    organizations: createOrganizationProcedures(features.organizations),
    pages: createPageProcedures(features.pages),
    permissions: createPermissionProcedures(features.permissions),
    pins: createPinProcedures(features.pins),
    reading: createReadingProcedures(features.reading),
    recents: createRecentProcedures(features.recents),
    requests: createRequestProcedures(features.requests),
    search: createSearchProcedures(features.search),
    settings: createSettingsProcedures(features.settings),
    snippets: createSnippetProcedures(features.snippets),
    subscriptions: createSubscriptionProcedures(features.subscriptions),
    templates: createTemplateProcedures(features.templates),
    trash: createTrashProcedures(features.trash),
    versions: createVersionProcedures(features.versions),
    workspaces: createWorkspaceProcedures(features.workspaces),
  };
}
