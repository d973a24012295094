import { errorData } from "../../lib/error-data.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { listInWords } from "./list-in-words.ts";

/** Why nobody was invited, and what to do. People from outside are named: only an administrator lets them in. */
export function inviteFailureWords(error: unknown): string {
  const outside = errorData(error, "OUTSIDE_ORGANIZATION");
  return outside === null
    ? `Nobody was invited. ${failureWords(error)}`
    : `Nobody was invited: ${outsideWords(outside.emails)}`;
}

/** Why people from outside the organization were not invited, and who can invite them. */
export function outsideWords(emails: readonly string[]): string {
  const verb = emails.length === 1 ? "is" : "are";
  return (
    `${listInWords(emails)} ${verb} not in this organization. ` +
    "An administrator of the organization must invite people from outside."
  );
}
