/** The texts of the organization's members. */
export const messages = {
  filter: "Filter members",
  filterHint: "Name or address",
  list: "Members",
  noMatch: "Nobody found",
  noMatchHint: "No member has that in their name or address.",
  invite: "Invite people",
  you: "(you)",
  roleOf: (name: string) => `Role of ${name}`,
  remove: "Remove",
  removePerson: (name: string) => `Remove ${name}`,
  subscribe: (name: string) => `Subscribe to ${name}`,
  unsubscribe: (name: string) => `Unsubscribe from ${name}`,
  cancel: "Cancel",
  removal: {
    question: (name: string, organization: string) => `Remove ${name} from ${organization}?`,
    consequence:
      "They lose access to this organization. Their pages stay here; their drafts and their personal workspace stay theirs. What is left without an admin passes to you.",
    removing: "Removing member…",
  },
  leave: "Leave organization",
  leaving: {
    question: (organization: string) => `Leave ${organization}?`,
    consequence:
      "You lose access to this organization until somebody invites you again. Your pages stay here; your drafts and your personal workspace stay yours.",
    leave: "Leave",
    leaving: "Leaving organization…",
  },
  administrators: {
    heading: "Who can give you access",
    how: "Ask an admin to add you to a workspace. If you have the address of a page, open it: you can ask for access there.",
  },
  failures: {
    load: (reason: string) => `The members could not be loaded. ${reason}`,
    role: (name: string, reason: string) => `The role of ${name} was not changed. ${reason}`,
    subscription: (name: string, reason: string) =>
      `Your subscription to ${name} was not changed. ${reason}`,
    remove: (name: string, reason: string) => `${name} was not removed. ${reason}`,
    leave: (reason: string) => `You did not leave. ${reason}`,
    lastAdministrator:
      "Nobody else administers this organization. Make somebody else an admin first.",
    gone: "They are not in this organization any more.",
  },
};
