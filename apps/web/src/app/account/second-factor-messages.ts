/** The texts of the screen that asks for a second factor. Apart, because they load with it. */
export const messages = {
  title: "Set up a second factor",
  why: (organizationName: string) =>
    `${organizationName} requires a second factor: a code from an app, in addition to your password.`,
  thisOrganization: "This organization",
  goTo: (organizationName: string) => `Go to ${organizationName}`,
  signOut: "Sign out",
};
