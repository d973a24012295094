/** The path to which a provider's sign-in comes back. What went wrong is in its search as `error`. */
export const signInLandingPath = "/signIn/landing";
