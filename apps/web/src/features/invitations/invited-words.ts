import { listInWords } from "./list-in-words.ts";

/** What came of inviting: how many were invited, and who needed no invitation. */
export function invitedWords(invited: number, alreadyIn: readonly string[]): string {
  const people = invited === 1 ? "1 person is invited." : `${invited} people are invited.`;
  if (alreadyIn.length === 0) return people;
  const what = alreadyIn.length === 1 ? "is already a member" : "are already members";
  const already = `${listInWords(alreadyIn)} ${what}.`;
  return invited === 0 ? already : `${people} ${already}`;
}
