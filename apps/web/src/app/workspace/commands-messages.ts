/** The texts of a workspace's commands in the palette. */
export const messages = {
  label: "This workspace",
  newPage: "New page in this workspace",
  settings: "Workspace settings",
  people: "Who is in this workspace",
  pin: "Pin workspace",
  unpin: "Unpin workspace",
  subscribe: "Subscribe to workspace",
  unsubscribe: "Unsubscribe from workspace",
};
