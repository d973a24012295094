import { errorData } from "../../../lib/failures/error-data.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { listInWords } from "./list-in-words.ts";

/**
 * Explains why nobody was invited and what to do. Lists the people from outside the organization: only an
 * administrator can invite them.
 */
export function inviteFailureWords(error: unknown): string {
  const outside = errorData(error, "OUTSIDE_ORGANIZATION");
  return outside === null
    ? `Nobody was invited. ${failureWords(error)}`
    : `Nobody was invited: ${outsideWords(outside.emails)}`;
}

/** Explains why people from outside the organization were not invited, and who can invite them. */
export function outsideWords(emails: readonly string[]): string {
  const verb = emails.length === 1 ? "is" : "are";
  return (
    `${listInWords(emails)} ${verb} not in this organization. ` +
    "An administrator of the organization must invite people from outside."
  );
}
