import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";

/** Why an action that needs proof of identity failed, and what to do. */
export function proofFailure(error: unknown): string {
  if (hasErrorCode(error, "WRONG_PASSWORD")) return "Incorrect password. Please try again.";
  if (hasErrorCode(error, "TOO_MANY_REQUESTS")) {
    return "Too many tries. Wait five minutes and try again.";
  }
  if (hasErrorCode(error, "SIGN_IN_AGAIN")) {
    return "It is more than ten minutes since you signed in. Sign in again, then go on.";
  }
  return failureWords(error);
}
