import type { OrganizationRole, Role } from "@stemma/domain/access/role";

/** The texts of invitations: sending, receiving and answering them. */
export const messages = {
  target: {
    organization: {
      user: (organization: string) => `${organization}, as a user`,
      administrator: (organization: string) => `${organization}, as an admin`,
    } satisfies Record<OrganizationRole, (organization: string) => string>,
    workspace: {
      viewer: (workspace: string, organization: string) =>
        `the workspace ${workspace} of ${organization}, to read its pages`,
      editor: (workspace: string, organization: string) =>
        `the workspace ${workspace} of ${organization}, to read and write its pages`,
      administrator: (workspace: string, organization: string) =>
        `the workspace ${workspace} of ${organization}, to administer it`,
    } satisfies Record<Role, (workspace: string, organization: string) => string>,
  },
  expired: "Expired",
  expiresIn: (count: number, unit: "day" | "hour" | "minute") =>
    `Expires in ${count} ${unit}${count === 1 ? "" : "s"}`,
  expiresSoon: "Expires in less than a minute",

  answer: {
    invites: (name: string, target: string) => `${name} invites you to ${target}.`,
    isFor: (email: string) => `The invitation is for ${email}.`,
    isForOther: (email: string, signedInAs: string) =>
      `This invitation is for ${email}. You are signed in as ${signedInAs}.`,
    createAccount: "Create an account",
    signIn: "Sign in",
    accept: "Accept",
    decline: "Decline",
    signOut: "Sign out and come back",
    home: "Back to Home",
    answering: "Answering…",
    signingOut: "Signing out…",
  },
  ended: {
    accepted: {
      title: "Invitation accepted",
      hint: "This invitation was accepted. If that was you, you find everything at Home.",
    },
    declined: {
      title: "Invitation declined",
      hint: (invitedBy: string) =>
        `This invitation was declined. If you changed your mind, ask ${invitedBy} for another one.`,
    },
    revoked: {
      title: "Invitation revoked",
      hint: "This invitation was revoked, or replaced by a newer one.",
    },
    expired: {
      title: "Invitation expired",
      hint: (invitedBy: string) =>
        `This invitation was not answered in time. Ask ${invitedBy} to resend it.`,
    },
  },

  received: {
    heading: "Invitations",
    invites: (target: string) => `Invites you to ${target}`,
    acceptFrom: (organization: string) => `Accept: ${organization}`,
    declineFrom: (organization: string) => `Decline: ${organization}`,
    joined: (place: string) => `You are in ${place} now.`,
    goThere: "Go there",
  },

  inviteUsers: "Invite users",
  inviteUsersHint: "Email addresses, separated by commas or spaces",
  role: "Role",
  invite: "Invite",
  inviteSeveral: (count: number) => `Invite ${count}`,
  invited: (count: number) =>
    count === 1 ? "1 person is invited." : `${count} people are invited.`,
  alreadyMembers: (count: number, emails: string) =>
    count === 1 ? `${emails} is already a member.` : `${emails} are already members.`,

  open: "Open invitations",
  invitedBy: (name: string) => `invited by ${name}`,
  resend: "Resend",
  resendTo: (email: string) => `Resend: ${email}`,
  revoke: "Revoke",
  revokeFor: (email: string) => `Revoke: ${email}`,
  linkFor: (email: string) => `Link for ${email}`,
  linkMailed: "It was also mailed. This link is shown only now.",
  linkNotMailed: "No mail was sent: share this link yourself. It is shown only now.",

  failures: {
    tooMany: (count: number, max: number) =>
      `These are ${count} addresses. Invite at most ${max} at once.`,
    notAddresses: (count: number, parts: string) =>
      count === 1 ? `${parts} is not an email address.` : `${parts} are not email addresses.`,
    invite: (reason: string) => `Nobody was invited. ${reason}`,
    inviteOutside: (reason: string) => `Nobody was invited: ${reason}`,
    outside: (count: number, emails: string) =>
      `${emails} ${count === 1 ? "is" : "are"} not in this organization. An admin of the organization must invite people from outside.`,
    load: (reason: string) => `The open invitations could not be loaded. ${reason}`,
    resend: (email: string, reason: string) =>
      `The invitation for ${email} was not resent. ${reason}`,
    revoke: (email: string, reason: string) =>
      `The invitation for ${email} was not revoked. ${reason}`,
    answer: (organization: string, reason: string) =>
      `The invitation to ${organization} was not answered. ${reason}`,
  },
};
