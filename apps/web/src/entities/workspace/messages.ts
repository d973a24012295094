/** The texts of the choice of a workspace. */
export const messages = {
  label: "Workspace",
  choose: "Choose a workspace",
  loading: "Loading…",
  closed: (closed: string, selected: string) =>
    `You can no longer create anything in “${closed}”. “${selected}” is chosen instead.`,
} as const;
