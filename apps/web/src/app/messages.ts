/** The texts of the frame around the screens, and of the Search screen. */
export const messages = {
  offline: "Offline. Other people's changes appear when you are back online.",
  switchingOrganization: "Switching organization…",
  search: {
    title: "Search",
    field: "Search pages and workspaces",
    hint: "Search...",
    noRecent: "Nothing here yet",
    noRecentHint: "The pages and workspaces you open are listed here.",
  },
  sidebar: {
    managePins: "Manage Pins",
    dismiss: "Dismiss",
    notPinned: (what: string, reason: string) => `The ${what} was not pinned. ${reason}`,
    notUnpinned: (what: string, reason: string) => `The ${what} was not unpinned. ${reason}`,
  },
};
