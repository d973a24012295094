/** The longest e-mail address (RFC 5321: a path has at most 256 characters, two of them are the angle brackets). */
export const emailMaxCharacters = 254;

/** An e-mail address as it is stored and compared: trimmed and in lower case. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The domain of an e-mail address: the part after the last at sign, in lower case. */
export function emailDomain(email: string): string {
  return foldEmail(email).split("@").at(-1) ?? "";
}
