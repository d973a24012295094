import { errorData } from "../../lib/error-data.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { listInWords } from "./list-in-words.ts";

/** Why nobody was invited, and what to do. People from outside are named: only an administrator lets them in. */
export function inviteFailureWords(error: unknown): string {
  const outside = errorData(error, "OUTSIDE_ORGANIZATION");
  if (outside === null) return `Nobody was invited. ${failureWords(error)}`;
  const verb = outside.emails.length === 1 ? "is" : "are";
  return (
    `Nobody was invited: ${listInWords(outside.emails)} ${verb} not in this organization. ` +
    "An administrator of the organization must invite people from outside."
  );
}
