import { listInWords } from "./list-in-words.ts";

/** What came of inviting: how many were invited, and who needed no invitation. */
export function invitedWords(invited: number, alreadyIn: readonly string[]): string {
  const people = invited === 1 ? "1 person is invited." : `${invited} people are invited.`;
  if (alreadyIn.length === 0) return people;
  const verb = alreadyIn.length === 1 ? "is" : "are";
  const already = `${listInWords(alreadyIn)} ${verb} in already, with that role or more.`;
  return invited === 0 ? already : `${people} ${already}`;
}
