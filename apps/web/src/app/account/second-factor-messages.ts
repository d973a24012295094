/** The texts of the screen that asks for a second factor. Apart, because they load with it. */
export const messages = {
  title: "Set up a second factor",
  why: (organizationName: string) =>
    `${organizationName} lets in only people whose password alone signs nobody in.`,
  thisOrganization: "This organization",
  goTo: (organizationName: string) => `Go to ${organizationName}`,
  signOut: "Sign out",
};
