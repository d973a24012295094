/** The texts of invitations at their address, and of signing in with a provider. */
export const messages = {
  signingIn: "Signing in…",
  goHome: "Go to Home",
  join: (name: string) => `Join ${name}`,
  invitationInvalid: "Invitation not valid",
  invitationInvalidHint:
    "No invitation has this link. The link may be incomplete, or the invitation was sent again: then only the newest link works.",
};
