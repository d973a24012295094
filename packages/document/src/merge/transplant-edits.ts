import type { BodyBlock } from "../body-blocks.ts";
import { looksSame } from "../diff/looks-same.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { alignMoved, type MovedTokens } from "./align-moved.ts";
import { alignSide, cutGlued, type AlignedSide, type Cuts } from "./align-tokens.ts";
import type { Arrangement } from "./arrangement.ts";
import { cutGluedWord } from "./glued-words.ts";
import { tokenOf } from "./passage-edits.ts";
import { cutTokens, tokensOf, wordsIn, type Token } from "./row-tokens.ts";
import { Transplant } from "./transplant.ts";

/**
 * Applies the edits of the other side to the words where the rearranging side put them. Returns the arranged rows with
 * the edits, in the same order; `null` where the place of an edit is not certain, or where it touches another change.
 */
export function transplantEdits(
  { edited, arranged }: Arrangement,
  bound: TimeBound,
): BodyBlock[] | null {
  if (edited.every(({ base, row }) => looksSame(base, row))) {
    return arranged.map(({ row }) => row);
  }
  const { base, editedTokens, arrangedTokens } = cutAll({ edited, arranged });
  const editedSide = alignSide(base, editedTokens, bound);
  const moved = alignMoved(base, edited, arranged, arrangedTokens, bound);
  if (editedSide === null || moved === null || bringsBackWord(base, editedSide, moved)) return null;
  const transplant = new Transplant(base, moved);
  for (const hunk of editedSide.hunks) {
    const tokens = editedSide.tokens.slice(hunk.afterStart, hunk.afterEnd);
    if (!transplant.replace(hunk.beforeStart, hunk.beforeEnd, tokens)) return null;
  }
  for (const [at, was] of base.entries()) {
    const now = tokenOf(editedSide, at);
    if (now !== undefined && now.look !== was.look && !transplant.restyle(at, now)) return null;
  }
  return transplant.rows();
}

/**
 * Whether the editing side moved a word inside the passage that the rearranging side deleted. At its old place, both
 * sides deleted the word; written at its new place, where it can be glued to another word, it would come back without a
 * question.
 */
function bringsBackWord(
  base: readonly Token[],
  { hunks, tokens }: AlignedSide,
  { placeOf }: MovedTokens,
): boolean {
  const deletedWords = new Set(
    hunks.flatMap(({ beforeStart, beforeEnd }) => {
      const hunk = base.slice(beforeStart, beforeEnd);
      return wordsIn(hunk.filter((_, index) => !placeOf.has(beforeStart + index)));
    }),
  );
  const isDeleted = (word: string): boolean => deletedWords.has(word);
  return hunks.some(({ afterStart, afterEnd }) =>
    wordsIn(tokens.slice(afterStart, afterEnd)).some((word) =>
      cutGluedWord(word, isDeleted).some(isDeleted),
    ),
  );
}

/** The tokens of all rows, cut where words were glued together or split between rows. */
function cutAll({ edited, arranged }: Arrangement) {
  const base = tokensOf(edited.map((pair) => pair.base));
  const editedTokens = tokensOf(edited.map(({ row }) => row));
  const arrangedTokens = tokensOf(arranged.map(({ row }) => row));
  const cutsOf = (tokens: readonly Token[], known: ReadonlySet<string>): Cuts => {
    const cuts: Cuts = new Map();
    cutGlued(tokens, [...tokens.keys()], known, cuts);
    return cuts;
  };
  const textsOf = (tokens: readonly Token[]): Set<string> =>
    new Set(tokens.map(({ text }) => text));
  const baseCuts = cutsOf(base, textsOf(arrangedTokens));
  const cutWords = new Map([...baseCuts].map(([at, cuts]) => [base[at]?.text, cuts]));
  const editedCuts: Cuts = new Map();
  for (const [at, { text }] of editedTokens.entries()) {
    const cuts = cutWords.get(text);
    if (cuts !== undefined) editedCuts.set(at, cuts);
  }
  const cutBase = cutTokens(base, baseCuts);
  return {
    base: cutBase,
    editedTokens: cutTokens(editedTokens, editedCuts),
    arrangedTokens: cutTokens(arrangedTokens, cutsOf(arrangedTokens, textsOf(cutBase))),
  };
}
