import { emailMaxCharacters } from "@stemma/domain/account/email";

const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Whether the server accepts this e-mail address. Duplicates the contract's rule, because the contract is not part of
 * the bundle; a test compares the two.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaxCharacters && address.test(text);
}
