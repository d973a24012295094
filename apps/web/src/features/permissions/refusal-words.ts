import { failureWords } from "../../lib/failures/failure-words.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import type { RoleChange } from "./readers/after-role-changes.ts";
import type { Ground } from "./sight/ground.ts";

/** Why a role was not changed, and what the reader can do. */
export function refusalWords(error: unknown, { person }: RoleChange, ground: Ground): string {
  if (hasErrorCode(error, "LAST_ADMINISTRATOR")) {
    return `${person.name} stays an administrator: nobody else administers this ${ground}. Make somebody else one first.`;
  }
  if (hasErrorCode(error, "NOT_ALLOWED") || hasErrorCode(error, "NO_ACCESS")) {
    return `Nothing changed for ${person.name}: you no longer administer this ${ground}.`;
  }
  if (hasErrorCode(error, "NOT_FOUND")) {
    return `Nothing changed: ${person.name} is not in the organization any more, or this ${ground} is gone.`;
  }
  return `Nothing changed for ${person.name}. ${failureWords(error)}`;
}
