/** The texts of a person's settings in an organization. */
export const messages = {
  showSidebar: "Show sidebar",
  showPinned: "Show Pinned in the sidebar",
  newPins: "New pins go to the",
  insertions: { top: "Top", bottom: "Bottom" },
  showRecent: "Show Recent in the sidebar",
  showWorkspaces: "Show Workspaces in the sidebar",
  recentShows: "Recent shows",
  recentWithoutPinned: "Leave out of Recent what is pinned",
  displays: { both: "Both", pages: "Pages", workspaces: "Workspaces" },
};
