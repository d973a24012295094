import { listInWords } from "./list-in-words.ts";

/** The result of inviting: how many people were invited, and who was a member already. */
export function invitedWords(invited: number, alreadyIn: readonly string[]): string {
  const people = invited === 1 ? "1 person is invited." : `${invited} people are invited.`;
  if (alreadyIn.length === 0) return people;
  const what = alreadyIn.length === 1 ? "is already a member" : "are already members";
  const already = `${listInWords(alreadyIn)} ${what}.`;
  return invited === 0 ? already : `${people} ${already}`;
}
