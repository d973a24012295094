import type { Role } from "@stemma/domain/access/role";
import type { Resource } from "./visibility/resource.ts";

/** The texts of 'Manage permissions'. */
export const messages = {
  managePermissions: "Manage permissions",
  whoSeesPage: "Who sees this page",
  pageSubject: (page: string, workspace: string) => `“${page}” in “${workspace}”`,
  whoIsHere: "Who is here",
  workspaceSubject: (workspace: string) =>
    `“${workspace}” and the pages in it that are not restricted`,
  cancel: "Cancel",

  generalAccess: "General access",
  changed: "Changed.",
  pageAccess: {
    neverPublished: "Until this page is published, only the people named here see it.",
    restrictedAbove: (title: string) =>
      `Restricted with “${title}”: only people named there can see this page.`,
    openAbove: "Open that page",
    above: (title: string) => `Everyone named on “${title}”`,
    aboveDetail: "With the role they have there, or a stronger one that they are named with here.",
    workspace: (workspace: string) => `Everyone in “${workspace}”`,
    workspaceDetail: "With the role they have there, and the people named here.",
    workspaceDetailUnpublished: "With the role they have there, once the page is published.",
    restricted: "Only people named here",
    restrictedDetail: "No one else, including workspace admins. It also restricts the pages below.",
    restrictQuestion: "Restrict this page?",
    restrict: "Restrict page",
  },
  workspaceAccess: {
    members: "Only its members",
    membersDetail: "The people named here.",
    viewer: (organization: string) => `Everyone in ${organization} can view`,
    viewerDetail: "They read its pages; people named here may do more.",
    editor: (organization: string) => `Everyone in ${organization} can edit`,
    editorDetail: "They write and publish in its pages; people named here may do more.",
    closeQuestion: "Close this workspace?",
    close: "Close workspace",
    viewOnlyQuestion: (organization: string) => `Limit everyone in ${organization} to viewing?`,
    viewOnly: "Limit to viewing",
  },
  accessLoss: {
    loading: "Checking who loses access…",
    page: (workspace: string) =>
      `People in “${workspace}” who are not named here will no longer see this page.`,
    workspace: "People not named here will no longer see this workspace.",
    editing: "People not named here can still read its pages, but no longer edit them.",
  },

  readersOf: {
    page: "Who sees it",
    workspace: "Who is here",
  } satisfies Record<Resource, string>,
  whoIsIn: (workspace: string) => `Who is in “${workspace}”`,
  you: "(you)",
  role: "Role",
  roleOf: (name: string) => `Role of ${name}`,
  remove: "Remove",
  removed: (name: string) => `${name} was removed.`,
  roleChanged: (name: string, role: string) => `${name} is now named here: ${role}.`,
  effectiveRole: (role: string, reasons: string) => `${role}: ${reasons}`,
  reasons: {
    organization: "everyone in the organization",
    inWorkspace: "in the workspace",
    namedInWorkspace: "named in this workspace",
    namedAbove: "named on a page above",
    namedOnPage: "named on this page",
    withRole: (reason: string, role: string) => `${reason} as ${role.toLowerCase()}`,
  },

  addMember: "Add a member",
  addMemberHint: "Name or email address",
  add: "Add",
  searching: "Searching…",
  noMatch: "Nobody in this organization matches.",

  roleReduction: {
    removeQuestion: (resource: Resource) => `Remove yourself from this ${resource}?`,
    removeConsequence: "You will no longer see it. Only an admin can let you in again.",
    remove: "Remove myself",
    giveUpQuestion: (resource: Resource) => `Give up administering this ${resource}?`,
    giveUpConsequence: {
      page: {
        viewer: "You can still read it. Only another admin can give you this back.",
        editor: "You can still edit it. Only another admin can give you this back.",
      },
      workspace: {
        viewer: "You can still read its pages. Only another admin can give you this back.",
        editor: "You can still edit its pages. Only another admin can give you this back.",
      },
    } satisfies Record<Resource, Record<Exclude<Role, "administrator">, string>>,
    giveUp: "Give up",
  },

  failures: {
    accessUnchanged: (reason: string) => `Nothing changed. ${reason}`,
    load: (resource: Resource, reason: string) =>
      `The people who see this ${resource} could not be loaded. ${reason}`,
    search: (reason: string) => `Members could not be searched. ${reason}`,
    roleUnchanged: (name: string, reason: string) => `Nothing changed for ${name}. ${reason}`,
    lastAdministrator: (name: string, resource: Resource) =>
      `${name} stays an admin: nobody else administers this ${resource}. Make somebody else an admin first.`,
    restrictedAbove: (name: string) =>
      `Nothing changed for ${name}: a page above is restricted and does not name them. Name them there first.`,
    notAdministrator: (name: string, resource: Resource) =>
      `Nothing changed for ${name}: you no longer administer this ${resource}.`,
    gone: (name: string, resource: Resource) =>
      `Nothing changed: ${name} is not in the organization any more, or this ${resource} is gone.`,
    personalWorkspace: (name: string, workspace: string) =>
      `Nothing changed for ${name}: “${workspace}” is their own personal workspace.`,
  },
};
