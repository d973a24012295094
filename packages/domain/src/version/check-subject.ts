import { cutText, toOneLine } from "../text/one-line.ts";
import { publishSubjectMaxCharacters } from "./publish-message.ts";

/**
 * The subject line of a version in which somebody ticked one row, or took the tick away: "Checked 'Lamp lit'". A long text is
 * cut, so that the subject line stays within its limit.
 */
export function checkSubject(rowText: string, isChecked: boolean): string {
  const did = isChecked ? "Checked" : "Unchecked";
  const text = toOneLine(rowText).replaceAll(/\s+/g, " ");
  if (text === "") return `${did} an empty row`;
  const room = publishSubjectMaxCharacters - `${did} ''`.length;
  const shown = text.length <= room ? text : `${cutAtLetter(text, room - 1).trimEnd()}…`;
  return `${did} '${shown}'`;
}

/** The beginning of a text, at most `maxCharacters` UTF-16 units: whole letters, unless one of them is longer than that. */
function cutAtLetter(text: string, maxCharacters: number): string {
  // The units behind the cut say whether a letter goes on there.
  const letters = new Intl.Segmenter().segment(text.slice(0, maxCharacters * 2));
  return text.slice(0, letters.containing(maxCharacters)?.index) || cutText(text, maxCharacters);
}
