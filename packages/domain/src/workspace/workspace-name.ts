import { toOneLine } from "../text/one-line.ts";

/** The name of the workspace that every new account gets. Specification, section 9. */
export const personalWorkspaceName = "Personal";

/** The longest name of a workspace or an organization, in UTF-16 units. */
export const nameMaxCharacters = 200;

/** A workspace's or organization's name as it is stored: one line, trimmed; `null` if it is empty or too long. */
export function readName(name: string): string | null {
  const line = toOneLine(name);
  return line === "" || line.length > nameMaxCharacters ? null : line;
}
