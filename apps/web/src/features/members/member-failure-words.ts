import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";

/** Explains why a membership was not changed, and what to do. */
export function memberFailureWords(error: unknown): string {
  if (hasErrorCode(error, "LAST_ADMINISTRATOR")) {
    return "Nobody else administers this organization. Make somebody else an administrator first.";
  }
  if (hasErrorCode(error, "NOT_FOUND")) return "They are not in this organization any more.";
  return failureWords(error);
}
