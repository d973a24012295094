/** The texts of recent items. */
export const messages = {
  recent: "Recent",
  settings: "Settings",
  show: "Show",
  none: "Nothing here yet",
  noneHint: "The pages and workspaces you open are listed here.",
  lastAccessed: (time: string) => `Last accessed ${time}`,
};
