import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { messages } from "../messages.tsx";

/** Why an action that needs proof of identity failed, and what to do. */
export function proofFailureWords(error: unknown): string {
  if (hasErrorCode(error, "WRONG_PASSWORD")) return messages.passwordFailures.wrong;
  if (hasErrorCode(error, "TOO_MANY_REQUESTS")) return messages.proof.tooOften;
  if (hasErrorCode(error, "SIGN_IN_AGAIN")) return messages.proof.tooLongAgo;
  return failureWords(error);
}
