/** The texts of creating a page. */
export const messages = {
  title: "New Page",
  noWorkspace: "No workspace to create pages in",
  cancel: "Cancel",
  create: "Create",
  creating: "Adding page…",
};
