/** The texts of the filter over all workspaces. */
export const messages = {
  label: "Filter workspaces by name or description",
  hint: "Filter...",
  found: (count: number) => (count === 1 ? "1 workspace found" : `${count} workspaces found`),
  noMatch: "No workspace found",
  noMatchHint: "No workspace has that in its name or description.",
};
