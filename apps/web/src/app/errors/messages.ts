/** The texts of the screens that are shown instead of what was asked for. */
export const messages = {
  backToHome: "Back to Home",
  home: "HOME",
  notFound: {
    Page: { title: "Page not found", explanation: "Page does not exist." },
    Workspace: { title: "Workspace not found", explanation: "Workspace does not exist." },
  },
  notLoaded: "This could not be loaded",
  tryAgain: "Try again",
  noAccess: "You don't have access to this page",
  loggedInAs: (email: string) =>
    `You are logged in as ${email}. Perhaps a different account of yours has access.`,
  unknownEmail: "…",
  granted: "You have access now",
  grantedHint: "Your request was approved.",
  open: { page: "Open the page", workspace: "Open the workspace" },
  inOrganizationNow: (organization: string) => `You are in ${organization} now`,
};
