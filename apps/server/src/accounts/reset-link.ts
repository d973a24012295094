/** How long a link to reset a password works. In seconds. */
export const resetValidS = 60 * 60;

/** Where somebody with a token out of a mail chooses a new password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/resetPassword/${token}`;
}
