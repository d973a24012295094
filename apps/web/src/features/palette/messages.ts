/** The texts of the command palette. */
export const messages = {
  title: "Search and commands",
  searchBox: "Search pages, workspaces and commands",
  searchBoxHint: "Search or run a command...",
  noMatches: "No matches.",
};
