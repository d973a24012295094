/** How long a password-reset link is valid, in seconds. */
export const resetValidS = 60 * 60;

/** The URL of the screen that sets a new password with a mailed token. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/resetPassword/${token}`;
}
