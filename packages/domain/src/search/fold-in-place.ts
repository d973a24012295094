import { foldText } from "./fold-text.ts";

/** A folded text with a map from its units back to the original text. In UTF-16 units. */
export interface FoldedInPlace {
  readonly folded: string;
  /** The place in the original text of one unit of the folded text, or of its end. */
  placeOf(unit: number): number;
}

/**
 * The character sequences that Unicode normalization may compose: a letter with its marks, the parts of a Hangul
 * syllable.
 */
const cluster = /[\u1100-\u11FF]+\p{M}*|[^][\p{M}\uFF9E\uFF9F]*/gu;
const beyondAscii = /[^\0-\x7F]/;

/**
 * A cache of folded characters: folding one character costs as much as folding a line, and a text repeats few
 * characters.
 */
const known = new Map<string, string>();
const knownMax = 20_000;

/** Folds a short text as `foldText` does, but keeps white space as it is. */
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
  // `foldText` trims its result. The dots on both sides fold to themselves and protect white space from the trimming.
  folded = foldText(`.${character}.`).slice(1, -1);
  known.set(character, folded);
  return folded;
}
