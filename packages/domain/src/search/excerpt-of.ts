import { foldText } from "./fold-text.ts";
import { matchesIn } from "./matches-in.ts";
import type { QueryTerm } from "./query-terms.ts";

/** A part of an excerpt: either a match or the text between matches. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The longest excerpt, and the most text before the match in it. In UTF-16 units. */
const excerptMaxCharacters = 160;
const leadMaxCharacters = 48;
/**
 * An excerpt ends at a space if there is one within this many UTF-16 units before its limit. Otherwise the cut is
 * inside a word.
 */
const tailMaxCharacters = 40;

const beyondAscii = /[^\0-\x7F]/;

/**
 * The search scans a text in pieces. A piece lies within one paragraph and does not end inside a word of usual length.
 */
const piece = /[^\n]{1,400}[\p{L}\p{N}\p{M}]{0,200}/gu;

/** A part of a text around the sought words. */
export interface PlacedExcerpt {
  readonly parts: ExcerptPart[];
  /** Where the first of the words stands in the text, in UTF-16 units; `null` if none does. */
  readonly place: number | null;
}

/** The excerpt of a text by {@link excerptAt}, without its place. */
export function excerptOf(text: string, terms: readonly QueryTerm[]): ExcerptPart[] {
  return excerptAt(text, terms).parts;
}

/**
 * About 160 characters of a text, around the first piece with the most different query terms; the beginning of the
 * text if no word is found. Every match is a part of its own. White space becomes single spaces, and '…' marks a cut.
 * Empty if the text has no words.
 */
export function excerptAt(text: string, terms: readonly QueryTerm[]): PlacedExcerpt {
  const place = bestPlace(text, terms);
  return { parts: partsAround(text, place ?? 0, terms), place };
}

function partsAround(text: string, place: number, terms: readonly QueryTerm[]): ExcerptPart[] {
  const { from, to } = aroundPlace(text, place);
  const excerpt = text
    .slice(from, to)
    .replace(/[\s\0]+/g, " ")
    .trim();
  if (excerpt === "") return [];
  const parts = markedParts(excerpt, terms);
  if (from > 0) parts.unshift({ text: "…", isMatch: false });
  if (to < text.trimEnd().length) parts.push({ text: "…", isMatch: false });
  return joined(parts);
}

function bestPlace(text: string, terms: readonly QueryTerm[]): number | null {
  let place: number | null = null;
  let most = 0;
  for (const match of text.matchAll(piece)) {
    if (beyondAscii.test(match[0])) {
      // `matchesIn` is expensive beyond ASCII: fold the piece first and skip it if it cannot beat the best piece.
      const folded = foldText(match[0]);
      if (terms.filter((term) => folded.includes(term.text)).length <= most) continue;
    }
    const matches = matchesIn(match[0], terms);
    const different = new Set(matches.map(({ term }) => term)).size;
    if (different <= most) continue;
    most = different;
    place = match.index + (matches[0]?.start ?? 0);
    if (most === terms.length) break;
  }
  return place;
}

function aroundPlace(text: string, place: number): { from: number; to: number } {
  let from = Math.max(0, place - leadMaxCharacters);
  if (from > 0) {
    const space = text.slice(from, place).search(/\s/);
    from = space === -1 ? characterStart(text, from) : from + space + 1;
  }
  let to = Math.min(text.length, from + excerptMaxCharacters);
  if (to < text.length) {
    const tail = text.slice(to - tailMaxCharacters, to + 1);
    const spaces = [...tail.matchAll(/\s/g)];
    const last = spaces.at(-1);
    to = last === undefined ? characterStart(text, to) : to - tailMaxCharacters + last.index;
  }
  return { from, to };
}

/**
 * The nearest place, at or before `place`, that does not split a character: a surrogate pair, or a letter with its
 * marks.
 */
function characterStart(text: string, place: number): number {
  let start = place;
  while (start > 0 && /^[\uDC00-\uDFFF\p{M}\u200D]/u.test(text.slice(start, start + 1))) start -= 1;
  return start;
}

function markedParts(excerpt: string, terms: readonly QueryTerm[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(excerpt, terms)) {
    if (end <= at) continue;
    parts.push({ text: excerpt.slice(at, start), isMatch: false });
    parts.push({ text: excerpt.slice(Math.max(at, start), end), isMatch: true });
    at = end;
  }
  return [...parts, { text: excerpt.slice(at), isMatch: false }];
}

/** Joins neighbouring parts of the same kind and drops empty parts. */
function joined(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const result: ExcerptPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === "") continue;
    if (last?.isMatch === part.isMatch)
      result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
