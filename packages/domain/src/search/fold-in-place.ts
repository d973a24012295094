import { foldText } from "./fold-text.ts";

/** A folded text that knows where each of its units comes from. */
export interface FoldedInPlace {
  readonly folded: string;
  /** The place in the written text of a unit of the folded one, or of its end. */
  placeOf(unit: number): number;
}

/** What Unicode may write as one character: a sign with its marks, a Hangul syllable in parts. */
const cluster = /[\u1100-\u11FF]+\p{M}*|[^][\p{M}\uFF9E\uFF9F]*/gu;
const beyondAscii = /[^\0-\x7F]/;

/** Folding one character costs as much as folding a line; a text repeats few. */
const known = new Map<string, string>();
const knownMax = 20_000;

/** Folds a short text as `foldText` does, except for white space, which stays where it is. */
export function foldInPlace(text: string): FoldedInPlace {
  if (!beyondAscii.test(text)) return { folded: text.toLowerCase(), placeOf: (unit) => unit };
  const places: number[] = [];
  let folded = "";
  for (const match of text.matchAll(cluster)) {
    const part = foldCluster(match[0]);
    for (let unit = 0; unit < part.length; unit += 1) places.push(match.index);
    folded += part;
  }
  return { folded, placeOf: (unit) => places[unit] ?? text.length };
}

function foldCluster(character: string): string {
  let folded = known.get(character);
  if (folded !== undefined) return folded;
  if (known.size === knownMax) known.clear();
  // Between signs that fold to themselves, white space stays.
  folded = foldText(`.${character}.`).slice(1, -1);
  known.set(character, folded);
  return folded;
}
