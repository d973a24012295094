import { foldText } from "./fold-text.ts";
import { spacelessScripts } from "./spaceless-scripts.ts";

const word = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
const runs = new RegExp(`[${spacelessScripts}]+|[^${spacelessScripts}]+`, "gu");
const beginsSpaceless = new RegExp(`^[${spacelessScripts}]`, "u");
const endsSpaceless = new RegExp(`[${spacelessScripts}]$`, "u");

/**
 * The form of a text in which phrases are found: the folded words of each line, with one space before, between and after
 * them. What stands between words does not count, and a phrase does not go on from one line to the next.
 */
export function phraseLine(text: string): string {
  return text
    .split("\n")
    .map((line) => wordsOf(line).join(" "))
    .filter((line) => line !== "")
    .map((line) => ` ${line} `)
    .join("\n");
}

/**
 * What a text of {@link phraseLine} contains if it contains a phrase; `null` for a phrase without words. Words are whole,
 * except the last one of an unfinished phrase; a script without spaces has no words, so its signs may stand within others.
 */
export function phrasePattern(phrase: string, isUnfinished: boolean): string | null {
  const line = wordsOf(phrase).join(" ");
  if (line === "") return null;
  const isOpenAtEnd = isUnfinished || endsSpaceless.test(line);
  return `${beginsSpaceless.test(line) ? "" : " "}${line}${isOpenAtEnd ? "" : " "}`;
}

function wordsOf(text: string): string[] {
  return [...foldText(text).matchAll(word)].flatMap(([found]) => found.match(runs) ?? []);
}
