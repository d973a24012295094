/** The texts of joining and creating organizations. */
export const messages = {
  title: "Organization",
  tabs: "Join or create",
  join: {
    tab: "Join Existing",
    email: "Email you use at that organization",
    note: "We'll mail this address a link to confirm that it is yours. Then you are in if you are invited; otherwise the organization's admins decide.",
    noteWithoutMail:
      "This server sends no mail: the link to confirm this address goes to the server's log. Then you are in if you are invited; otherwise the organization's admins decide.",
    send: "Send request",
    sent: (email: string) =>
      `If this address exists, a mail is on its way to ${email}. Open the link in it.`,
    sentWithoutMail: (email: string) =>
      `This server sends no mail. If this address exists, a link for ${email} is in the server's log: ask your administrator.`,
    notSent: (reason: string) => `The request was not sent. ${reason}`,
  },
  create: {
    tab: "Create New",
    name: "Organization Name",
    note: "You become its admin, and it opens at once. Your other organizations don't change.",
    create: "Create",
    creating: "Creating organization…",
  },
  deleted: {
    heading: "Deleted organizations",
    until: (day: string) => `Gone for good from ${day}`,
    restore: "Restore",
    restoreNamed: (name: string) => `Restore ${name}`,
    notRestored: (reason: string) => `The organization was not restored. ${reason}`,
  },
};
