import { accountsContract } from "./accounts.contract.ts";
import { auditContract } from "./audit.contract.ts";
import { administrationContract } from "./administration.contract.ts";
import { draftsContract } from "./drafts.contract.ts";
import { filesContract } from "./files.contract.ts";
import { invitationsContract } from "./invitations.contract.ts";
import { linksContract } from "./links.contract.ts";
import { membersContract } from "./members.contract.ts";
import { mentionsContract } from "./mentions.contract.ts";
import { notificationsContract } from "./notifications.contract.ts";
import { organizationsContract } from "./organizations.contract.ts";
import { pagesContract } from "./pages.contract.ts";
import { permissionsContract } from "./permissions.contract.ts";
import { pinsContract } from "./pins.contract.ts";
import { readingContract } from "./reading.contract.ts";
import { recentsContract } from "./recents.contract.ts";
import { requestsContract } from "./requests.contract.ts";
import { searchContract } from "./search.contract.ts";
import { settingsContract } from "./settings.contract.ts";
import { snippetsContract } from "./snippets.contract.ts";
import { subscriptionsContract } from "./subscriptions.contract.ts";
import { templatesContract } from "./templates.contract.ts";
import { trashContract } from "./trash.contract.ts";
import { versionsContract } from "./versions.contract.ts";
import { workspacesContract } from "./workspaces.contract.ts";

/** All procedures of the server, grouped by feature. */
export const contract = {
  accounts: accountsContract,
  audit: auditContract,
  administration: administrationContract,
  organizations: organizationsContract,
  workspaces: workspacesContract,
  pages: pagesContract,
  drafts: draftsContract,
  files: filesContract,
  links: linksContract,
  mentions: mentionsContract,
  versions: versionsContract,
  pins: pinsContract,
  reading: readingContract,
  recents: recentsContract,
  search: searchContract,
  settings: settingsContract,
  snippets: snippetsContract,
  members: membersContract,
  invitations: invitationsContract,
  requests: requestsContract,
  permissions: permissionsContract,
  notifications: notificationsContract,
  subscriptions: subscriptionsContract,
  templates: templatesContract,
  trash: trashContract,
};
