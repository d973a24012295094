import { cutText, isOneLine, toOneLine } from "../text/one-line.ts";

/** The longest first name, last name or display name, in UTF-16 units. */
export const personNameMaxCharacters = 200;

/** A name from the sign-up form, trimmed; `null` if it is empty, too long or has more than one line. */
export function readPersonName(name: string): string | null {
  const trimmed = name.trim();
  const isName = trimmed !== "" && trimmed.length <= personNameMaxCharacters && isOneLine(trimmed);
  return isName ? trimmed : null;
}

/**
 * A name from an identity provider. Users cannot correct it at sign-in, so it is not rejected: it becomes one line and
 * is cut to the longest allowed name. It may be empty.
 */
export function toPersonName(name: string): string {
  return cutText(toOneLine(name), personNameMaxCharacters).trim();
}

/** A display name as it is stored: trimmed, and `null` if it is empty. Specification, section 5. */
export function readDisplayName(name: string | null): string | null {
  const trimmed = name?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
