import { cutText, isOneLine, toOneLine } from "../text/one-line.ts";

/** The longest first name, last name or display name, in UTF-16 units. */
export const personNameMaxCharacters = 200;

/** The name that somebody gives when they sign up, trimmed; `null` where it is empty, too long or more than a line. */
export function readPersonName(name: string): string | null {
  const trimmed = name.trim();
  const isName = trimmed !== "" && trimmed.length <= personNameMaxCharacters && isOneLine(trimmed);
  return isName ? trimmed : null;
}

/** What can be kept of a name that a provider tells, and nobody here can correct: one line, cut; it may be empty. */
export function toPersonName(name: string): string {
  return cutText(toOneLine(name), personNameMaxCharacters).trim();
}

/** A display name as it is stored: trimmed, and `null` when nothing is left. Specification, section 5. */
export function readDisplayName(name: string | null): string | null {
  const trimmed = name?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
