import { errorData } from "../../../lib/failures/error-data.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { messages } from "../messages.ts";
import { listInWords } from "../../../lib/list-in-words.ts";

/**
 * Explains why nobody was invited and what to do. Lists the people from outside the organization: only an
 * administrator can invite them.
 */
export function inviteFailureWords(error: unknown): string {
  const outside = errorData(error, "OUTSIDE_ORGANIZATION");
  return outside === null
    ? messages.failures.invite(failureWords(error))
    : messages.failures.inviteOutside(outsideWords(outside.emails));
}

/** Explains why people from outside the organization were not invited, and who can invite them. */
export function outsideWords(emails: readonly string[]): string {
  return messages.failures.outside(emails.length, listInWords(emails));
}
