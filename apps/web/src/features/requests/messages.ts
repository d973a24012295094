import type { Role } from "@stemma/domain/access/role";

/** The texts of requests for access and of confirmed addresses. */
export const messages = {
  list: "Requests",
  asksToJoin: (organization: string) => `Asks to join ${organization}`,
  asksToSee: { workspace: "Asks to see the workspace ", page: "Asks to see the page " },
  titled: (title: string) => `‘${title}’`,
  andToJoin: (organization: string) => `, and to join ${organization} for it`,
  alsoUses: ", also uses",
  roleFor: (name: string) => `Role for ${name}`,
  approve: "Approve",
  approveFor: (name: string) => `Approve: ${name}`,
  decline: "Decline",
  declineFor: (name: string) => `Decline: ${name}`,
  declined: "Request declined",
  joined: (name: string, organization: string) => `${name} is a member of ${organization} now`,
  canNow: {
    viewer: (name: string, item: string) => `${name} can view ‘${item}’`,
    editor: (name: string, item: string) => `${name} can edit ‘${item}’`,
    administrator: (name: string, item: string) => `${name} administers ‘${item}’`,
  } satisfies Record<Role, (name: string, item: string) => string>,
  empty: "No requests",
  emptyHint:
    "Requests to join appear here until an admin decides. They come from people whose address this organization knows, or who want to see one of its pages.",
  confirm: {
    confirmed: "Your address is confirmed",
    confirmedHint: (email: string) =>
      `If an organization uses ${email}, its admins were asked to let you in. Once they do, you find it in the menu at your organization's name.`,
    joined: "You are in",
    joinedHint: (email: string, organizations: string) =>
      `${email} was invited to ${organizations}, and the invitation is accepted.`,
    goTo: (organization: string) => `Go to ${organization}`,
    linkInvalid: "This link no longer works",
    linkInvalidHint: "It was already used, is too old, or belongs to another account.",
    requestLink: "Ask for another link",
    tryAgain: "Try again",
    home: "Back to Home",
  },
  failures: {
    load: (reason: string) => `The requests could not be loaded. ${reason}`,
    decide: (name: string, reason: string) => `The request of ${name} was not decided. ${reason}`,
    decidedByOther: (name: string) => `Somebody else already decided the request of ${name}.`,
    confirm: "The address was not confirmed",
  },
};
