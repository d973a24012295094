/** The parts of the audit log, as the screen filters it. */
export const auditCategories = [
  "signIns",
  "roles",
  "permissions",
  "invitations",
  "exports",
  "deletions",
  "settings",
] as const;

export type AuditCategory = (typeof auditCategories)[number];

/** Everything that the audit log tells of, with its part of the log. Acts may be added, never renamed: stored entries name them. */
export const auditActs = {
  signedIn: "signIns",
  /** A wrong password for a known account. */
  signInFailed: "signIns",
  signedOut: "signIns",
  /** A person ended one of their sessions in another browser, or all of them. */
  sessionsEnded: "signIns",
  /** Whoever runs the server signed a person out of all browsers. */
  sessionsEndedByOperator: "signIns",
  passwordChanged: "signIns",
  emailChanged: "signIns",
  passkeyAdded: "signIns",
  passkeyRemoved: "signIns",
  /** Sign-in asks for a code from now on. */
  secondFactorTurnedOn: "signIns",
  /** By the person; or because whoever turned it on may be somebody else, who never confirmed the address. */
  secondFactorTurnedOff: "signIns",
  /** Whoever runs the server lets a person in who lost their second factor. */
  secondFactorRemoved: "signIns",
  recoveryCodesRenewed: "signIns",
  roleChanged: "roles",
  memberRemoved: "roles",
  memberLeft: "roles",
  pageRoleChanged: "permissions",
  pageRestricted: "permissions",
  pageUnrestricted: "permissions",
  workspaceRoleChanged: "permissions",
  /** The role that every member of the organization has in a workspace. */
  workspaceOpennessChanged: "permissions",
  invited: "invitations",
  invitationRenewed: "invitations",
  invitationRevoked: "invitations",
  invitationAccepted: "invitations",
  invitationDeclined: "invitations",
  requestApproved: "invitations",
  requestDeclined: "invitations",
  organizationExported: "exports",
  auditExported: "exports",
  pageDeleted: "deletions",
  pageRestored: "deletions",
  /** Deleted for good. */
  pageRemoved: "deletions",
  workspaceDeleted: "deletions",
  workspaceRestored: "deletions",
  workspaceRemoved: "deletions",
  organizationDeleted: "deletions",
  organizationRestored: "deletions",
  organizationRenamed: "settings",
  settingsChanged: "settings",
} as const satisfies Record<string, AuditCategory>;

export type AuditAct = keyof typeof auditActs;

/** Every act, in the order of the log's parts. */
export const auditActNames = Object.keys(auditActs) as readonly AuditAct[];
