import { emailMaxCharacters } from "@stemma/domain/account/email";

const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Whether the server takes this as an e-mail address. Said here again because the contract itself stays out of the bundle; a
 * test holds the two together.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaxCharacters && address.test(text);
}
