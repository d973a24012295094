import type { AuditDetails } from "@stemma/contract/audit.contract";
import type { AuditAct, AuditCategory } from "@stemma/domain/audit/audit-acts";

/** What a sentence about an act is made of. */
interface Words {
  readonly who: string;
  readonly whom: string;
  readonly what: string;
  /** With its article; empty for none. */
  readonly role: string;
  readonly details: AuditDetails;
  readonly settings: string;
}

type Sentence = (words: Words) => string;

const below = ({ pagesBelow = 0 }: AuditDetails) => {
  if (pagesBelow === 0) return "";
  return pagesBelow === 1 ? " and the page below it" : ` and ${pagesBelow} pages below it`;
};

const signedInWith = { password: "", provider: " with a provider", passkey: " with a passkey" };

/** The texts of the audit log. */
export const messages = {
  note: "Who did what in this organization. Only its admins see this, and nobody can change it.",
  list: "Audit log",
  filters: "Filter the audit log",
  kind: "Kind",
  anyKind: "All kinds",
  kinds: {
    signIns: "Sign-ins",
    roles: "Members and roles",
    permissions: "Permissions",
    invitations: "Invitations and requests",
    exports: "Exports",
    deletions: "Deletions",
    settings: "Settings",
  } satisfies Record<AuditCategory, string>,
  time: "Time",
  anyTime: "Any time",
  times: { 1: "Last 24 hours", 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days" },
  export: "Export as JSON lines",
  empty: "Nothing yet",
  emptyHint:
    "Sign-ins, roles, permissions, invitations, exports, deletions and settings appear here.",
  noMatch: "Nothing matches",
  noMatchHint: "Choose another person, kind or time.",
  notLoaded: (reason: string) => `The audit log could not be loaded. ${reason}`,

  server: "The server",
  operator: "Whoever runs the server",
  holderOfLink: "Somebody with the link",
  formerMember: "a former member",
  organization: "the organization",
  aWorkspace: "a workspace that you can’t see",
  workspace: (name: string) => `the workspace ‘${name}’`,
  aPage: "a page that you can’t see",
  page: (name: string) => `the page ‘${name}’`,
  inWorkspace: (page: string, workspace: string) => `${page} in ‘${workspace}’`,
  roles: {
    user: "a user",
    viewer: "a viewer",
    editor: "an editor",
    administrator: "an admin",
  },
  settings: {
    icon: (icon: string) => `the icon is ${icon}`,
    noIcon: "there is no icon",
    onlyAdmins: "only admins create workspaces",
    everybody: "every member creates workspaces",
    secondFactor: "a second factor is required",
    noSecondFactor: "no second factor is required",
    kept: "the trash is kept for ever",
    days: (days: number) => `the trash is kept for ${days} days`,
  },

  acts: {
    signedIn: ({ who, details }) =>
      `${who} signed in${details.method ? signedInWith[details.method] : ""}`,
    signInFailed: ({ who }) => `Somebody entered a wrong password for ${who}`,
    signedOut: ({ who }) => `${who} signed out`,
    sessionsEnded: ({ who }) => `${who} signed out elsewhere`,
    sessionsEndedByOperator: ({ who, whom }) => `${who} signed ${whom} out everywhere`,
    passwordChanged: ({ who, details }) =>
      details.isByLink
        ? `${who} set a new password with a mailed link`
        : `${who} changed their password`,
    emailChanged: ({ who }) => `${who} changed their email address`,
    passkeyAdded: ({ who }) => `${who} added a passkey`,
    passkeyRemoved: ({ who }) => `${who} removed a passkey`,
    secondFactorTurnedOn: ({ who }) => `${who} turned on their second factor`,
    secondFactorTurnedOff: ({ who, details }) =>
      details.isByLink
        ? `${who} lost their second factor by setting a new password with a mailed link`
        : details.method === "provider"
          ? `${who} lost their second factor by signing in with a provider`
          : `${who} turned off their second factor`,
    secondFactorRemoved: ({ who, whom }) => `${who} removed ${whom}’s second factor`,
    recoveryCodesRenewed: ({ who }) => `${who} made new recovery codes`,
    roleChanged: ({ who, whom, role }) => `${who} made ${whom} ${role}`,
    memberRemoved: ({ who, whom }) => `${who} removed ${whom} from the organization`,
    memberLeft: ({ who, details }) =>
      details.isAccountDeleted ? `${who} deleted their account` : `${who} left the organization`,
    pageRoleChanged: withRole,
    pageRestricted: ({ who, what }) => `${who} restricted ${what}`,
    pageUnrestricted: ({ who, what }) => `${who} ended the restriction of ${what}`,
    workspaceRoleChanged: withRole,
    workspaceOpennessChanged: ({ who, what, role }) =>
      role === ""
        ? `${who} closed ${what} to all but its members`
        : `${who} made every member ${role} of ${what}`,
    invited: ({ who, whom, what, role }) => `${who} invited ${whom} to ${what} as ${role}`,
    invitationRenewed: ({ who, whom, what }) => `${who} renewed ${whom}’s invitation to ${what}`,
    invitationRevoked: ({ who, whom, what }) => `${who} revoked ${whom}’s invitation to ${what}`,
    invitationAccepted: ({ who, what }) => `${who} accepted an invitation to ${what}`,
    invitationDeclined: ({ who, whom, what }) => `${who} declined ${whom}’s invitation to ${what}`,
    requestApproved: ({ who, whom, what, role }) =>
      `${who} gave ${whom} access to ${what} as ${role}`,
    requestDeclined: ({ who, whom, what }) => `${who} declined ${whom}’s request for ${what}`,
    organizationExported: ({ who }) => `${who} exported the organization`,
    auditExported: ({ who }) => `${who} exported the audit log`,
    pageDeleted: ({ who, what, details }) => `${who} deleted ${what}${below(details)}`,
    pageRestored: ({ who, what, details }) => `${who} restored ${what}${below(details)}`,
    pageRemoved: ({ who, what, details }) => `${who} permanently deleted ${what}${below(details)}`,
    workspaceDeleted: ({ who, what }) => `${who} deleted ${what}`,
    workspaceRestored: ({ who, what }) => `${who} restored ${what}`,
    workspaceRemoved: ({ who, what }) => `${who} permanently deleted ${what}`,
    organizationDeleted: ({ who }) => `${who} deleted the organization`,
    organizationRestored: ({ who }) => `${who} restored the organization`,
    organizationRenamed: ({ who, details }) =>
      `${who} renamed the organization, which was called ‘${details.nameBefore ?? ""}’`,
    settingsChanged: ({ who, settings }) => `${who} changed the settings: ${settings}`,
  } satisfies Record<AuditAct, Sentence> as Record<AuditAct, Sentence>,
};

function withRole({ who, whom, what, role }: Words): string {
  return role === ""
    ? `${who} removed ${whom} from ${what}`
    : `${who} made ${whom} ${role} of ${what}`;
}
