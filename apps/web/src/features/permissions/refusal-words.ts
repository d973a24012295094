import { failureWords } from "../../lib/failures/failure-words.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { messages } from "./messages.ts";
import type { RoleChange } from "./readers/after-role-changes.ts";
import type { Resource } from "./visibility/resource.ts";

/** Why a role was not changed, and what the reader can do. */
export function refusalWords(error: unknown, { person }: RoleChange, resource: Resource): string {
  const { failures } = messages;
  if (hasErrorCode(error, "LAST_ADMINISTRATOR")) {
    return failures.lastAdministrator(person.name, resource);
  }
  if (hasErrorCode(error, "RESTRICTED_ABOVE")) return failures.restrictedAbove(person.name);
  if (hasErrorCode(error, "NOT_ALLOWED") || hasErrorCode(error, "NO_ACCESS")) {
    return failures.notAdministrator(person.name, resource);
  }
  if (hasErrorCode(error, "NOT_FOUND")) return failures.gone(person.name, resource);
  return failures.roleUnchanged(person.name, failureWords(error));
}
