/** The longest first name, last name or display name, in UTF-16 units. */
export const personNameMaxCharacters = 200;

/** A display name as it is stored: trimmed, and `null` when nothing is left. Specification, section 5. */
export function readDisplayName(name: string | null): string | null {
  const trimmed = name?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
