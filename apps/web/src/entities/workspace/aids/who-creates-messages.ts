/** The texts on workspaces in which the person may not create pages. */
export const messages = {
  onlyAdmins: (workspace: string) => `In “${workspace}”, only admins create pages.`,
  onlyNamed: (workspace: string, names: string) =>
    `In “${workspace}”, only admins create pages: ${names}.`,
};
