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
  empty: "You are in no workspace.",
  emptyHint: "An admin can add you to one.",
};
