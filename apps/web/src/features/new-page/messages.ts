/** The texts of creating a page. */
export const messages = {
  title: "New Page",
  workspace: "Workspace",
  loading: "Loading…",
  noWorkspace: "No workspace to create pages in",
  cancel: "Cancel",
  create: "Create",
  creating: "Adding page…",
};
