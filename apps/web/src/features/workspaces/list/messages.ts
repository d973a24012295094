/** The texts of the workspaces that a person sees, on Home and on their own screen. */
export const messages = {
  heading: "Workspaces",
  all: "All workspaces",
  unread: (pages: number) => `${pages} unread`,
  nothingPublished: "Nothing is published here yet.",
  subject: (subjectLine: string) => `“${subjectLine}”`,
  change: (page: string, publisher: string, time: string) => [page, publisher, time].join(" · "),
  role: (role: string, visibility: string) => `${role} · ${visibility}`,
  visibility: {
    members: "Only its members",
    viewer: "Everyone in the organization can view",
    editor: "Everyone in the organization can edit",
  },
  muted: "Muted: not on Home. It still notifies you.",
  deleted: {
    heading: "Deleted workspaces",
    by: (name: string, time: string) => `Deleted by ${name} ${time}`,
    until: (day: string) => `Gone for good from ${day}`,
    restore: "Restore",
    restoreNamed: (name: string) => `Restore ${name}`,
    notRestored: (reason: string) => `The workspace was not restored. ${reason}`,
    notLoaded: (reason: string) => `The deleted workspaces could not be loaded. ${reason}`,
  },
  empty: "You are in no workspace.",
  emptyHint: "An admin can add you to one.",
};
