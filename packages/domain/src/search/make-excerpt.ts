import { foldText } from "./fold-text.ts";
import { queryWords, readTokens, type Token } from "./search-words.ts";

/** A part of an excerpt, and whether it is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** How many UTF-16 units of the text an excerpt holds, and how many of them stand before the first match. */
const excerptCharacters = 160;
const leadCharacters = 50;

/**
 * A stretch of a text around the first place that the query matches, cut into what matches and what does not. Where the
 * text goes on before or after it stands '…'. Without a match in the text, its beginning. Lines are joined by a space.
 */
export function makeExcerpt(text: string, query: string): ExcerptPart[] {
  const ranges = findMatches(text, query);
  const first = ranges[0]?.start ?? 0;
  const start = first <= leadCharacters ? 0 : wordStartBefore(text, first - leadCharacters, first);
  const end = wordEndBefore(text, start + excerptCharacters, ranges[0]?.end ?? 0);
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    const part = text.slice(from, to).replaceAll(/\s+/g, " ");
    if (part !== "") parts.push({ text: part, isMatch });
  };
  if (start > 0) parts.push({ text: "…", isMatch: false });
  let done = start;
  for (const range of ranges) {
    if (range.end > end) break;
    if (range.start < done) continue;
    add(done, range.start, false);
    add(range.start, range.end, true);
    done = range.end;
  }
  add(done, end, false);
  if (end < text.trimEnd().length) parts.push({ text: "…", isMatch: false });
  return joinAlike(parts);
}

/** What matches, from the first match as far as an excerpt reaches. */
function findMatches(text: string, query: string): Range[] {
  const words = queryWords(query);
  const runs = [...readTokens(foldText(query))].filter(({ isRun }) => isRun);
  const found: Range[] = [];
  for (const token of readTokens(text)) {
    const first = found[0];
    if (first !== undefined && token.start > first.start + excerptCharacters) break;
    found.push(...(token.isRun ? matchRun(token, runs) : matchWord(token, words)));
  }
  return found.sort((a, b) => a.start - b.start);
}

function matchWord({ text, start }: Token, words: ReturnType<typeof queryWords>): Range[] {
  const folded = foldText(text);
  const isMatch = words.some(({ word, isPrefix }) =>
    isPrefix ? folded.startsWith(word) : folded === word,
  );
  return isMatch ? [{ start, end: start + text.length }] : [];
}

function matchRun({ text, start }: Token, runs: readonly Token[]): Range[] {
  const folded = foldText(text);
  // Where folding changed the length, places in it mean nothing in the text.
  if (folded.length !== text.length) return [];
  return runs.flatMap((run) => {
    const at = folded.indexOf(run.text);
    return at === -1 ? [] : [{ start: start + at, end: start + at + run.text.length }];
  });
}

/** The first beginning of a word at or after `place`; `place` itself where none comes before `limit`. */
function wordStartBefore(text: string, place: number, limit: number): number {
  const space = text.slice(place, limit).search(/\s/);
  return space === -1 ? wholeCharacter(text, place) : place + space + 1;
}

/** The last end of a word at or before `place`, but not before `least`. */
function wordEndBefore(text: string, place: number, least: number): number {
  if (place >= text.length) return text.length;
  const cut = text.slice(0, place).search(/\s+\S*$/);
  return cut > Math.max(least, place - 30) ? cut : wholeCharacter(text, Math.max(place, least));
}

/** `place`, or one before it where it would cut a character in two. */
function wholeCharacter(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}

function joinAlike(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const joined: ExcerptPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.isMatch === part.isMatch) {
      joined[joined.length - 1] = { text: last.text + part.text, isMatch: part.isMatch };
    } else joined.push(part);
  }
  return joined;
}
