import { isSame } from "./compare-edits.ts";
import type { Edit, PassageEdits } from "./passage-edits.ts";
import { wordsIn, type Token } from "./row-tokens.ts";

/** The words that an edit deletes and inserts. */
export interface EditWords {
  readonly edit: Edit;
  readonly deleted: ReadonlySet<string>;
  readonly inserted: readonly string[];
}

/** The words of each edit. */
export function wordsOfEdits(edits: readonly Edit[], base: readonly Token[]): EditWords[] {
  return edits.map((edit) => ({
    edit,
    deleted: new Set(wordsIn(base.slice(edit.start, edit.end))),
    inserted: wordsIn(edit.tokens),
  }));
}

/**
 * Words that a side moved inside the passage, out of or into a conflict, are decided together with the conflict: chosen
 * apart, they would appear twice or not at all.
 */
export function disputeMovedWords(
  facts: readonly EditWords[],
  disputed: Set<Edit>,
  ranges: { start: number; end: number }[],
): void {
  for (const side of ["ours", "theirs"] as const) {
    const own = facts.filter(({ edit }) => edit.side === side);
    for (let before = -1; before !== disputed.size;) {
      before = disputed.size;
      const isOpen = ({ edit }: EditWords): boolean => disputed.has(edit);
      const deleted = new Set(own.filter(isOpen).flatMap((fact) => [...fact.deleted]));
      const inserted = new Set(own.filter(isOpen).flatMap((fact) => fact.inserted));
      for (const fact of own) {
        if (isOpen(fact)) continue;
        const isMoved =
          fact.inserted.some((word) => deleted.has(word)) ||
          [...fact.deleted].some((word) => inserted.has(word));
        if (!isMoved) continue;
        disputed.add(fact.edit);
        ranges.push({ start: fact.edit.start, end: fact.edit.end });
      }
    }
  }
}

/** The words that a side moved inside the passage, unless both sides moved them to the same place. */
export function movedWordsOf({ ours, theirs }: PassageEdits, base: readonly Token[]): Set<string> {
  const [our, their] = [ours, theirs].map((edits) => {
    const deleted = new Set(edits.flatMap(({ start, end }) => wordsIn(base.slice(start, end))));
    return new Map(
      edits.flatMap((edit) =>
        wordsIn(edit.tokens).flatMap((word) => (deleted.has(word) ? [[word, edit] as const] : [])),
      ),
    );
  });
  const moved = new Set<string>();
  for (const word of [...(our?.keys() ?? []), ...(their?.keys() ?? [])]) {
    const [ourEdit, theirEdit] = [our?.get(word), their?.get(word)];
    if (!ourEdit || !theirEdit || !isSame(ourEdit, theirEdit)) moved.add(word);
  }
  return moved;
}
