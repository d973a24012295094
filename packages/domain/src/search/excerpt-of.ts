import { foldText } from "./fold-text.ts";
import { matchesIn } from "./matches-in.ts";
import type { SoughtWord } from "./words-to-find.ts";

/** A stretch of an excerpt: a word that was sought, or what stands between. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** How long an excerpt is at most, and how much of that may stand before what was found. In UTF-16 units. */
const excerptMaxCharacters = 160;
const leadMaxCharacters = 48;
/** How far back from its end an excerpt is cut at a space rather than in a word. */
const tailMaxCharacters = 40;

const beyondAscii = /[^\0-\x7F]/;

/** A text is looked through in pieces of one paragraph, none of which ends inside a word. */
const piece = /[^\n]{1,400}[\p{L}\p{N}\p{M}]{0,200}/gu;

/**
 * About 160 characters of a text, from around the place that holds most of the sought words, the first of several; the
 * text's beginning where it holds none. Every sought word in it is a part of its own. White space is single spaces, and
 * '…' stands where the text goes on. Empty for a text without words.
 */
export function excerptOf(text: string, sought: readonly SoughtWord[]): ExcerptPart[] {
  const { from, to } = aroundPlace(text, bestPlace(text, sought));
  const stretch = text
    .slice(from, to)
    .replace(/[\s\0]+/g, " ")
    .trim();
  if (stretch === "") return [];
  const parts = markedParts(stretch, sought);
  if (from > 0) parts.unshift({ text: "…", isMatch: false });
  if (to < text.trimEnd().length) parts.push({ text: "…", isMatch: false });
  return joined(parts);
}

function bestPlace(text: string, sought: readonly SoughtWord[]): number {
  let place = 0;
  let most = 0;
  for (const match of text.matchAll(piece)) {
    if (beyondAscii.test(match[0])) {
      // Where a place comes from is dear to know: only of a piece that may be the best.
      const folded = foldText(match[0]);
      if (sought.filter((word) => folded.includes(word.text)).length <= most) continue;
    }
    const matches = matchesIn(match[0], sought);
    const different = new Set(matches.map(({ word }) => word)).size;
    if (different <= most) continue;
    most = different;
    place = match.index + (matches[0]?.start ?? 0);
    if (most === sought.length) break;
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

/** The nearest place before, or the same, that is not inside a character: a pair of surrogates, a sign with its marks. */
function characterStart(text: string, place: number): number {
  let start = place;
  while (start > 0 && /^[\uDC00-\uDFFF\p{M}\u200D]/u.test(text.slice(start, start + 1))) start -= 1;
  return start;
}

function markedParts(stretch: string, sought: readonly SoughtWord[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(stretch, sought)) {
    if (end <= at) continue;
    parts.push({ text: stretch.slice(at, start), isMatch: false });
    parts.push({ text: stretch.slice(Math.max(at, start), end), isMatch: true });
    at = end;
  }
  return [...parts, { text: stretch.slice(at), isMatch: false }];
}

/** Neighbours of a kind as one part, and none that is empty. */
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
