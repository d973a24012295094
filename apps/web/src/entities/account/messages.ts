/** The texts of signing in and of the account, which several features show. */
export const messages = {
  unknownProvider: "the provider",
  continueInWindow: (provider: string) => `Continue in the window of ${provider}.`,
  cancel: "Cancel",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: "An unknown device",
  /** Why signing in with a provider failed, and what to do. */
  providerFailures: {
    POPUP_BLOCKED: (provider: string) =>
      `Your browser blocked the window of ${provider}. Allow this site to open windows, or sign in in this tab.`,
    // A provider can cut the link to its window, which then looks closed although it is open: the message must be
    // true in both cases.
    POPUP_CLOSED: (provider: string) =>
      `You are not signed in yet. If the window of ${provider} is closed, please try again. If it is open, continue there.`,
    CANCELLED: (provider: string) =>
      `Signing in was cancelled at ${provider}. Please try again, or sign in another way.`,
    PROVIDER_UNREACHABLE: (provider: string) =>
      `${provider} can't be reached right now. Try again later, or sign in another way.`,
    PROVIDER_FAILED: (provider: string) =>
      `${provider} did not complete the sign-in. Please try again. If it happens again, tell your administrator.`,
    NOT_LINKED: (provider: string) =>
      `There is an account with this email, and ${provider} has not verified that the email is yours. Sign in with your password instead.`,
    ANSWER_INVALID: (provider: string) =>
      `The answer of ${provider} could not be checked. If it happens again, tell your administrator: the server's clock or settings may be wrong.`,
    STATE_LOST: () =>
      "This sign-in took too long, or was started in another browser. Please try again.",
    NO_EMAIL: (provider: string) =>
      `${provider} did not share your email, which an account needs. Allow it there, or sign in another way.`,
    TOO_MANY_REQUESTS: () => "Too many failed attempts. Please wait or reset your password.",
    OTHER: () => "Login failed. Please check your credentials and try again.",
    UNEXPECTED: () => "An unexpected error occurred. Please try again.",
  },
  passwordHint: (minCharacters: number) => `at least ${minCharacters} characters`,
  confirmAddress: "Confirm address",
  confirmationMailed: (email: string) => `A mail is on its way to ${email}. Open the link in it.`,
  confirmationInLog: (email: string) =>
    `This server sends no mail. The link for ${email} is in the server's log: ask your administrator.`,
};
