/** The texts of workspaces: their screen, their settings and new ones. */
export const messages = {
  kind: "Workspace",
  newPage: "New page",
  pin: "Pin workspace",
  unpin: "Unpin workspace",
  subscribe: "Subscribe to workspace",
  unsubscribe: "Unsubscribe from workspace",

  page: "Page",
  lastUpdated: (time: string) => `Last updated ${time}`,
  searchResults: "Search Results",
  noMatches: "No matches.",

  name: "Workspace Name",
  create: {
    title: "New Workspace",
    cancel: "Cancel",
    create: "Create",
    adding: "Adding workspace…",
    onlyAdmins: "Only admins of the organization create workspaces.",
    onlyNamed: (names: string) => `Only admins of the organization create workspaces: ${names}.`,
  },
  settings: {
    title: "Workspace settings",
    save: "Save",
    personal: "The personal workspace cannot be renamed.",
    notAdministrator: "Only an admin of the workspace can rename it.",
    notRenamed: (reason: string) => `The workspace was not renamed. ${reason}`,
    people: "Who is in it, and what they can do",
    managePermissions: "Manage permissions",
    whoIsHere: "Who is here",
  },
};
