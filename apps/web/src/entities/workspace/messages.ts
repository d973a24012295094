/** The texts of the choice of a workspace. */
export const messages = {
  label: "Workspace",
  choose: "Choose a workspace",
  loading: "Loading…",
} as const;
