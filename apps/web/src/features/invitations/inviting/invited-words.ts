import { messages } from "../messages.ts";
import { listInWords } from "../../../lib/list-in-words.ts";

/** The result of inviting: how many people were invited, and who was a member already. */
export function invitedWords(invited: number, alreadyIn: readonly string[]): string {
  const people = messages.invited(invited);
  if (alreadyIn.length === 0) return people;
  const already = messages.alreadyMembers(alreadyIn.length, listInWords(alreadyIn));
  return invited === 0 ? already : `${people} ${already}`;
}
