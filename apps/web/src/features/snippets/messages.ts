/** The texts of the list of snippets, and of new ones. */
export const messages = {
  kind: "Snippet",
  filter: "Filter snippets by title",
  filterHint: "Filter by title",
  newSnippet: "New snippet",
  empty: "There are no snippets yet.",
  emptyHint:
    "A snippet is a short text that many pages show, such as opening hours or a warning. Change it once, and it changes wherever it is used.",
  noMatches: "No snippet has this title.",
  draft: "Draft",
  notUsed: "Not used yet",
  changed: (name: string, time: string) => `${name}, ${time}`,
  create: {
    title: "New snippet",
    workspaceHint: "Who can see the workspace can see the snippet.",
    noWorkspace: "No workspace to create snippets in",
    cancel: "Cancel",
    create: "Create",
    creating: "Adding snippet…",
  },
};
