import { isRowStart, type Edit, type PassageEdits } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/** A range of base tokens that both sides changed in ways that touch each other, with both sides' edits in it. */
export type Region = {
  readonly start: number;
  readonly end: number;
  readonly edits: readonly Edit[];
};

/** Both sides' edits of a passage: those that merge, and the regions in which a writer must decide. */
export type SortedEdits = {
  readonly clean: readonly Edit[];
  readonly regions: readonly Region[];
  /** Whether a region inserts words that its side moved there from elsewhere in the passage. */
  readonly hasMovedWords: boolean;
};

/**
 * Finds the edits that touch each other: two edits of words without an unchanged word between them, or a split or join
 * where the other side changed the same row boundary. A split or join next to a change of words does not touch it.
 */
export function findConflicts(base: readonly Token[], edits: PassageEdits): SortedEdits {
  const wordEnd = wordEnds(base);
  const isApart = (first: Edit, second: Edit): boolean =>
    first.end < second.start && (wordEnd[first.end] ?? Infinity) <= second.start;
  const movedWords = movedWordsOf(edits, base);
  const disputed = new Set<Edit>();
  const ranges: { start: number; end: number }[] = [];
  let from = 0;
  for (const our of edits.ours) {
    while (from < edits.theirs.length && isApart(edits.theirs[from] ?? our, our)) from += 1;
    for (let at = from; at < edits.theirs.length; at += 1) {
      const their = edits.theirs[at] ?? our;
      if (isApart(our, their)) break;
      if (isSettled(our) || isSettled(their)) continue;
      if (!isConflict(our, their, base, movedWords)) continue;
      disputed.add(our).add(their);
      const [start, end] = [Math.min(our.start, their.start), Math.max(our.end, their.end)];
      ranges.push({ start, end });
    }
  }
  const all = [...edits.ours, ...edits.theirs];
  if (ranges.length > 0) disputeMovedWords(all, disputed, ranges, base);
  const regions = joinRanges(ranges).map(({ start, end }) => ({
    start,
    end,
    edits: all.filter((edit) => {
      const isInside = edit.start < end && edit.end > start;
      return isInside || (disputed.has(edit) && edit.start >= start && edit.end <= end);
    }),
  }));
  const inRegion = new Set(regions.flatMap((region) => region.edits));
  return {
    clean: all.filter((edit) => !edit.isDropped && !inRegion.has(edit)),
    regions,
    hasMovedWords: [...inRegion].some(({ tokens }) =>
      tokens.some(({ text }) => movedWords.has(text)),
    ),
  };
}

function isSettled({ isShared, isDropped }: Edit): boolean {
  return isShared || isDropped;
}

/** For each place, the end of the first whole word that begins there or later. */
function wordEnds(base: readonly Token[]): number[] {
  const ends: number[] = Array.from({ length: base.length + 1 }, () => Infinity);
  let end = base.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && base[start - 1]?.chunk === base[end - 1]?.chunk) start -= 1;
    const isWord = base.slice(start, end).some((token) => token.isWord);
    const next = ends[end] ?? Infinity;
    for (let at = end - 1; at >= start; at -= 1) ends[at] = next;
    if (isWord) ends[start] = end;
    end = start;
  }
  return ends;
}

/** Whether two edits that are near each other touch. Marks what both sides did alike, so that it is applied once. */
function isConflict(
  our: Edit,
  their: Edit,
  base: readonly Token[],
  movedWords: ReadonlySet<string>,
): boolean {
  if (isSame(our, their)) {
    // One side deleted what the other moved inside the passage.
    if (base.slice(our.start, our.end).some(({ text }) => movedWords.has(text))) return true;
    our.isShared = true;
    their.isShared = true;
    their.isDropped = true;
    return false;
  }
  const [first, second] = isBefore(our, their, base) ? [our, their] : [their, our];
  const isOverlapping =
    second.start < first.end ||
    (first.start === second.start && first.start < first.end && second.start < second.end);
  return isOverlapping
    ? isOverlapConflict(first, second, base)
    : isTouchConflict(first, second, base);
}

function isSame(a: Edit, b: Edit): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.tokens.length === b.tokens.length &&
    a.tokens.every(
      ({ text, look }, at) => text === b.tokens[at]?.text && look === b.tokens[at].look,
    )
  );
}

/** The order of two edits in the result: by place; insertions first; of two insertions, words before rows. */
function isBefore(a: Edit, b: Edit, base: readonly Token[]): boolean {
  return compareEdits(a, b, base) <= 0;
}

/** Sorts edits for applying them in order. */
export function compareEdits(a: Edit, b: Edit, base: readonly Token[]): number {
  const isInsertion = (edit: Edit): boolean => edit.start === edit.end;
  return (
    a.start - b.start ||
    Number(isInsertion(b)) - Number(isInsertion(a)) ||
    Number(isRowStart(facing(a, base, "left"))) - Number(isRowStart(facing(b, base, "left"))) ||
    Number(a.side === "theirs") - Number(b.side === "theirs")
  );
}

function isOverlapConflict(first: Edit, second: Edit, base: readonly Token[]): boolean {
  const isBoth = isRowsOnly(first, base) && isRowsOnly(second, base);
  if (isBoth && isSplit(first) === isSplit(second)) return !includesOther(first, second, base);
  return !makesRoom(first, second, base) && !makesRoom(second, first, base);
}

/**
 * Whether two splits, or two joins, are the same with another space around it, or the one joins more rows than the other.
 * The one that changes less is then dropped, whoever made it.
 */
function includesOther(first: Edit, second: Edit, base: readonly Token[]): boolean {
  const textOf = ({ tokens }: Edit): string => tokens.map(({ text }) => text).join("");
  const [more = first, less = second] = [first, second].toSorted(
    (a, b) =>
      rowStartsIn(b, base) - rowStartsIn(a, base) ||
      a.start - b.start ||
      b.end - a.end ||
      (textOf(a) > textOf(b) ? -1 : 1),
  );
  if (!isSplit(first) && !isInside(less, more, base)) return false;
  less.isDropped = true;
  return true;
}

/**
 * A split or join that overlaps a change of words gives way where the result is certain: next to a changed word, or
 * inside deleted words.
 */
function makesRoom(edit: Edit, words: Edit, base: readonly Token[]): boolean {
  if (!isRowsOnly(edit, base)) return false;
  const insertsRows = words.tokens.some(isRowStart);
  if (!isSplit(edit)) {
    const starts = base.slice(words.start, words.end).some(isRowStart);
    if (starts && !insertsRows) {
      edit.isDropped = true;
      return true;
    }
    if (starts || insertsRows) return false;
    const at = base.findIndex((token, index) => index >= edit.start && isRowStart(token));
    edit.start = at;
    edit.end = at + 1;
    return true;
  }
  if (insertsRows || base.slice(words.start, words.end).some(isRowStart)) return false;
  const place =
    words.start >= edit.start && words.start <= edit.end
      ? words.start
      : words.end >= edit.start && words.end <= edit.end
        ? words.end
        : words.tokens.some((token) => token.isWord)
          ? null
          : words.start;
  if (place === null) return false;
  edit.start = place;
  edit.end = place;
  return true;
}

function isTouchConflict(first: Edit, second: Edit, base: readonly Token[]): boolean {
  if (base.slice(first.end, second.start).some(isRowStart)) return false;
  const [firstRows, secondRows] = [touchesRows(first, base), touchesRows(second, base)];
  if (!firstRows && !secondRows) return true;
  if (!firstRows) return !isRowStart(facing(second, base, "left"));
  if (!secondRows) return !isRowStart(facing(first, base, "right"));
  const isRows = isRowsOnly(first, base) && isRowsOnly(second, base);
  const isOnlySpaceBetween = base.slice(first.end, second.start).every(({ isSpace }) => isSpace);
  if (isRows && isSplit(first) && isSplit(second) && isOnlySpaceBetween) {
    return !includesOther(first, second, base);
  }
  if (first.start < first.end || second.start < second.end) return true;
  const isAtRowEnd = base[first.start] === undefined || isRowStart(base[first.start]);
  return !(isAtRowEnd && isRowStart(first.tokens[0]) && isRowStart(second.tokens[0]));
}

/** The token that an edit shows to its neighbour: the outermost one it inserts, else the outermost one it deletes. */
function facing(edit: Edit, base: readonly Token[], to: "left" | "right"): Token | undefined {
  const isText = ({ isSpace }: Token): boolean => !isSpace;
  const inserted = edit.tokens.filter(isText);
  const shown = inserted.length > 0 ? inserted : base.slice(edit.start, edit.end).filter(isText);
  return to === "left" ? shown[0] : shown.at(-1);
}

function rowStartsIn(edit: Edit, base: readonly Token[]): number {
  return [...edit.tokens, ...base.slice(edit.start, edit.end)].filter(isRowStart).length;
}

/** Whether every row start that one edit deletes is deleted by the other too. */
function isInside(less: Edit, more: Edit, base: readonly Token[]): boolean {
  const outside = [...base.slice(less.start, more.start), ...base.slice(more.end, less.end)];
  return !outside.some(isRowStart);
}

function touchesRows(edit: Edit, base: readonly Token[]): boolean {
  return edit.tokens.some(isRowStart) || base.slice(edit.start, edit.end).some(isRowStart);
}

/** Whether an edit only splits or only joins rows: besides row starts, it changes only spaces. */
function isRowsOnly(edit: Edit, base: readonly Token[]): boolean {
  const isRoom = (token: Token): boolean => isRowStart(token) || token.isSpace;
  const deleted = base.slice(edit.start, edit.end);
  const isOneOfBoth = edit.tokens.some(isRowStart) !== deleted.some(isRowStart);
  return isOneOfBoth && edit.tokens.every(isRoom) && deleted.every(isRoom);
}

/** Of an edit of rows only: whether it splits a row; otherwise it joins rows. */
function isSplit(edit: Edit): boolean {
  return edit.tokens.some(isRowStart);
}

/**
 * Words that a side moved inside the passage, out of or into a conflict, are decided together with the conflict: chosen
 * apart, they would appear twice or not at all.
 */
function disputeMovedWords(
  all: readonly Edit[],
  disputed: Set<Edit>,
  ranges: { start: number; end: number }[],
  base: readonly Token[],
): void {
  const facts = all.map((edit) => ({
    edit,
    deleted: new Set(wordsIn(base.slice(edit.start, edit.end))),
    inserted: wordsIn(edit.tokens),
  }));
  for (const side of ["ours", "theirs"] as const) {
    const own = facts.filter(({ edit }) => edit.side === side);
    for (let before = -1; before !== disputed.size;) {
      before = disputed.size;
      const isOpen = ({ edit }: (typeof facts)[number]): boolean => disputed.has(edit);
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
function movedWordsOf({ ours, theirs }: PassageEdits, base: readonly Token[]): Set<string> {
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

function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isWord }) => isWord).map(({ text }) => text);
}

function joinRanges(ranges: readonly { start: number; end: number }[]) {
  const joined: { start: number; end: number }[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push({ ...range });
    else last.end = Math.max(last.end, range.end);
  }
  return joined;
}
