/** The texts of the screen that asks for a second factor. Apart, because they load with it. */
export const messages = {
  title: "Set up a second factor",
  why: (organizationName: string) =>
    `${organizationName} lets in only people with a second factor: a code from an app besides the password.`,
  thisOrganization: "This organization",
  goTo: (organizationName: string) => `Go to ${organizationName}`,
  signOut: "Sign out",
};
