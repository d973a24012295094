/** The texts of the Search screen. */
export const messages = {
  title: "Search",
  field: "Search pages and workspaces",
  hint: "Search...",
  noRecent: "Nothing here yet",
  noRecentHint: "The pages and workspaces you open are listed here.",
};
