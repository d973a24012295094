/** The shortest word that is searched with typos: shorter ones are one typo away from too many others. */
const typoWordMinCharacters = 4;
/** The longest word that is kept as a correction. */
const typoWordMaxCharacters = 32;

/** The length from which a word may hold two typos. */
const twoTyposMinCharacters = 8;

const kept = new RegExp(`^[\\p{L}\\p{M}]{${typoWordMinCharacters},${typoWordMaxCharacters}}$`, "u");

/** Whether a folded word can be mistyped, or be what a mistyped word should have been: letters, neither few nor many. */
export function mayBeMistyped(word: string): boolean {
  return kept.test(word);
}

/**
 * Of folded words, those that somebody may have meant who typed `typed`, the nearest first: one typo away, from eight letters on
 * two. A typo is a letter too many, a missing one, a wrong one, or two in the wrong order. Of an unfinished word only as many
 * letters as were typed are compared, too.
 */
export function similarWords(
  typed: string,
  words: readonly string[],
  isUnfinished: boolean,
): string[] {
  const letters = [...typed];
  const typosMax = letters.length < twoTyposMinCharacters ? 1 : 2;
  return words
    .map((word) => ({ word, typos: typosBetween(letters, [...word], isUnfinished) }))
    .filter(({ typos }) => typos > 0 && typos <= typosMax)
    .toSorted((a, b) => a.typos - b.typos)
    .map(({ word }) => word);
}

/** The fewest typos that make `typed` of `word`; with `isUnfinished`, of the best beginning of `word`. */
function typosBetween(typed: readonly string[], word: readonly string[], isUnfinished: boolean) {
  // Rows of the usual table: the typos between the first letters of `typed` and the first of `word`.
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, length) => length);
  for (const [index, letter] of typed.entries()) {
    const row = [index + 1];
    for (const [at, other] of word.entries()) {
      const isSwapped =
        index > 0 && at > 0 && letter === word[at - 1] && typed[index - 1] === other;
      row.push(
        Math.min(
          cell(row, at) + 1,
          cell(last, at + 1) + 1,
          cell(last, at) + (letter === other ? 0 : 1),
          isSwapped ? cell(beforeLast, at - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return isUnfinished ? Math.min(...last) : cell(last, word.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}
