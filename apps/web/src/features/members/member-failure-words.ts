import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { messages } from "./messages.ts";

/** Explains why a membership was not changed, and what to do. */
export function memberFailureWords(error: unknown): string {
  if (hasErrorCode(error, "LAST_ADMINISTRATOR")) {
    return messages.failures.lastAdministrator;
  }
  if (hasErrorCode(error, "NOT_FOUND")) return messages.failures.gone;
  return failureWords(error);
}
