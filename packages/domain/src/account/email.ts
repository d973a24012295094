/** The longest e-mail address (RFC 5321: 64 characters, an at sign, 255 characters, and what is left of 256 for the brackets). */
export const emailMaxCharacters = 254;

/** An e-mail address as it is stored and compared: trimmed, in small letters. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The part of an address behind its at sign. */
export function emailDomain(email: string): string {
  return foldEmail(email).split("@").at(-1) ?? "";
}
