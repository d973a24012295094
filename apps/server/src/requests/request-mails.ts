import type { Mail } from "../platform/mailer/mailer.ts";

/** The mail with the link that confirms an address which somebody claims to use in an organization. */
export function confirmAddressMail(email: string, url: string, productName: string): Mail {
  return {
    to: email,
    subject: `Confirm your address for ${productName}`,
    lines: [
      `Somebody asks to join an organization on ${productName} where ${email} is used.`,
      "If that was you, open this link within a day, signed in as you were. If it was not, do nothing.",
    ],
    link: { label: "Confirm my address", url },
  };
}
