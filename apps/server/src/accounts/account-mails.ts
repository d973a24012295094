import type { Mail } from "../platform/mailer/mailer.ts";

/** The mail with the link by which somebody who forgot their password chooses a new one. */
export function resetMail(to: string, url: string, productName: string): Mail {
  return {
    to,
    subject: `Reset your password for ${productName}`,
    lines: [
      `Somebody, probably you, asked to reset the password of your account at ${productName}.`,
      "The link works once, within an hour. If it was not you, there is nothing to do: your password stays as it is.",
    ],
    link: { label: "Choose a new password", url },
  };
}
