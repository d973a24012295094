import { passkeysMax } from "@stemma/domain/account/passkey";

/** The texts of passkeys in the settings. */
export const messages = {
  label: "Passkeys",
  none: "None. A passkey signs you in with your fingerprint, face or PIN instead of a password.",
  some: (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`),
  impossible: "This browser can’t use passkeys here. They need HTTPS and a domain name.",
  add: "Add",
  addLabel: "Add a passkey",
  added: "Your passkey is added. You can sign in with it from now on.",
  name: "Name of the passkey",
  nameNote: "Your browser asks you next where to keep it.",
  cancel: "Cancel",
  continue: "Continue",

  madeAt: (time: string) => `added ${time}`,
  usedAt: (time: string) => `last used ${time}`,
  neverUsed: "not used yet",
  remove: "Remove",
  removeLabel: (name: string) => `Remove the passkey ${name}`,
  removal: {
    question: (name: string) => `Remove the passkey “${name}”?`,
    consequence:
      "It won’t sign you in any more. Your device may still offer it: delete it there, too.",
  },

  failures: {
    NOT_ADDED: "No passkey was added. Your browser’s question was closed, or took too long.",
    ALREADY_ADDED: "You already have a passkey there.",
    TOO_MANY_PASSKEYS: `You have ${passkeysMax} passkeys. Remove one that you do not use.`,
    IDENTITY_NOT_PROVEN: "That took too long. Please try again.",
    TOO_MANY_REQUESTS: "Too many tries. Wait a minute and try again.",
    UNEXPECTED: "No passkey was added. Please try again.",
  },
};
