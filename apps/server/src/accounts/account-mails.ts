import type { Mail } from "../platform/mailer/mailer.ts";

/** The mail with the link to reset a forgotten password. */
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

/** The mail to a new address, with the link that confirms it. */
export function emailChangeMail(to: string, url: string, productName: string): Mail {
  return {
    to,
    subject: `Confirm your email address for ${productName}`,
    lines: [
      `Somebody, probably you, wants to sign in to ${productName} with this address.`,
      "The link works once, within a day, in a browser that is signed in to the account. If it was not you, there is nothing to do.",
    ],
    link: { label: "Use this address", url },
  };
}

/** The mail to the old address after a change of address, to warn the owner if somebody else made the change. */
export function emailChangedMail(
  to: string,
  newEmail: string,
  publicUrl: string,
  productName: string,
): Mail {
  return {
    to,
    subject: `Your email address for ${productName} was changed`,
    lines: [
      `Your account at ${productName} is now signed in to with ${newEmail}, no longer with this address.`,
      "If it was not you, tell whoever runs the server.",
    ],
    link: { label: `Open ${productName}`, url: publicUrl },
  };
}

/** The mail to a person whose account with an unconfirmed address was just linked to a provider. */
export function providerLinkedMail(to: string, publicUrl: string, productName: string): Mail {
  return {
    to,
    subject: `A new way to sign in to ${productName}`,
    lines: [
      `Your account at ${productName} was just signed in to with a provider that vouches for this address.`,
      "Nobody had confirmed the address before, so we removed every other way to sign in, including the password, and signed out all other browsers. You can choose a new password.",
      "If somebody else made this account, check its members and pages before you use it.",
    ],
    link: { label: "Choose a new password", url: `${publicUrl}/resetPassword` },
  };
}

/** A change of how an account is signed in to, of which its owner is told. */
type SignInChange = "passkeyAdded" | "passkeyRemoved" | "secondFactorTurnedOff";

const signInChanges: Readonly<Record<SignInChange, { did: string; means: string }>> = {
  passkeyAdded: {
    did: "A passkey was added",
    means: "Whoever has that passkey can sign in to your account with it.",
  },
  passkeyRemoved: {
    did: "A passkey was removed",
    means: "Nobody can sign in to your account with that passkey any more.",
  },
  secondFactorTurnedOff: {
    did: "The second factor was turned off",
    means: "Your password alone signs in to your account now.",
  },
};

/** The mail to the owner of an account after a change of how it is signed in to, to warn them if somebody else made the change. */
export function signInChangedMail(
  to: string,
  change: SignInChange,
  { publicUrl, productName }: { publicUrl: string; productName: string },
): Mail {
  const { did, means } = signInChanges[change];
  return {
    to,
    subject: `${did}: your account at ${productName}`,
    lines: [
      `${did}. ${means}`,
      "If it was you, there is nothing to do. If not, choose a new password by the link: that also removes all passkeys and signs out all browsers.",
    ],
    link: { label: "Choose a new password", url: `${publicUrl}/resetPassword` },
  };
}
