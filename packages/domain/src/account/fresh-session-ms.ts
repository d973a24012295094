/** How long after the sign-in a person ends sessions without proving again who they are, in milliseconds. */
export const freshSessionMs = 24 * 60 * 60 * 1_000;
