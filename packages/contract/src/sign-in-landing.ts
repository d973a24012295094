/** The path that an identity provider redirects to after sign-in. A failure is in the query parameter `error`. */
export const signInLandingPath = "/signIn/landing";
