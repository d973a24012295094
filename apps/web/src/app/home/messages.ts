/** The texts of Home and Drafts, and of a draft whose page its author may no longer see. */
export const messages = {
  home: {
    title: "Home",
    pinned: "Pinned",
    drafts: "Unpublished drafts",
    allDrafts: "All drafts",
    welcome: "Welcome to your Home page!",
    welcomeHint:
      "It looks empty until you create Workspaces and Pages and pin items. Click the ‘+’ near the top left to begin, or begin here.",
    newPage: "New Page",
    newWorkspace: "New Workspace",
  },
  drafts: {
    title: "Drafts",
    empty: "You have no drafts.",
    emptyHint: "Your drafts stay here until you publish them. Only you can see them.",
    delete: "Delete draft",
  },
  ownDraft: {
    label: "Your draft",
    explanation: "You have a draft of this page. It is kept, and only you can read it.",
  },
};
