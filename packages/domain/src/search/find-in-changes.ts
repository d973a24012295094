import { foldText } from "./fold-text.ts";

interface Change<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The rows in which a text appeared, and those from which it disappeared. */
export interface FoundInChanges<Row> {
  readonly added: readonly Row[];
  readonly deleted: readonly Row[];
}

/** The least share of the shorter row's words that another row must have, so that the text went over to that row. */
const leastShare = 0.5;

/** How many rows of each kind are looked at for moves: bounds the time where a version rewrote a long page. */
const movedMax = 100;

/**
 * Where a version brought a text in and where it took it out, from its changed rows. A text that is in a row before and
 * after stayed; so did one that left one row and came into another with other words of that row, as in a split or a
 * move. `folded` is the sought text as `foldText` gives it; an empty one is nowhere.
 */
export function findInChanges<Row extends { readonly text: string }>(
  changes: readonly Change<Row>[],
  folded: string,
): FoundInChanges<Row> {
  const isIn = (row: Row | null): row is Row =>
    row !== null && folded !== "" && foldText(row.text).includes(folded);
  const added = changes.flatMap(({ before, after }) => (isIn(after) && !isIn(before) ? after : []));
  const deleted = changes.flatMap(({ before, after }) =>
    isIn(before) && !isIn(after) ? before : [],
  );
  const moves = deleted
    .slice(0, movedMax)
    .flatMap((from) =>
      added.slice(0, movedMax).map((to) => ({ from, to, share: shareOf(from.text, to.text) })),
    )
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share);
  const moved = new Set<Row>();
  for (const { from, to } of moves) {
    if (!moved.has(from) && !moved.has(to)) moved.add(from).add(to);
  }
  return {
    added: added.filter((row) => !moved.has(row)),
    deleted: deleted.filter((row) => !moved.has(row)),
  };
}

/** The share of the words of the shorter text that the other one has: 0 to 1. */
function shareOf(one: string, other: string): number {
  const [few = new Set<string>(), many = new Set<string>()] = [one, other]
    .map((text) => new Set(foldText(text).split(" ")))
    .toSorted((a, b) => a.size - b.size);
  return [...few].filter((word) => many.has(word)).length / few.size;
}
