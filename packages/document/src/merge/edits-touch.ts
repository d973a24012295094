import { compareEdits, facing, isRowsOnly, isSame, isSplit } from "./compare-edits.ts";
import { isRowStart, type Edit, type PassageEdits } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/** Marks what both sides did alike: it touches nothing, and is applied once. */
export function shareSameEdits(
  { ours, theirs }: PassageEdits,
  base: readonly Token[],
  movedWords: ReadonlySet<string>,
): void {
  const byPlace = new Map(theirs.map((edit) => [`${edit.start} ${edit.end}`, edit]));
  for (const our of ours) {
    const their = byPlace.get(`${our.start} ${our.end}`);
    if (their === undefined || !isSame(our, their)) continue;
    // One side deleted what the other moved inside the passage.
    if (base.slice(our.start, our.end).some(({ text }) => movedWords.has(text))) continue;
    our.isShared = true;
    their.isShared = true;
    their.isDropped = true;
  }
}

/** Whether two edits that are near each other touch. */
export function isConflict(our: Edit, their: Edit, base: readonly Token[]): boolean {
  if (isSame(our, their)) return true;
  const [first, second] = compareEdits(our, their, base) <= 0 ? [our, their] : [their, our];
  const isOverlapping =
    second.start < first.end ||
    (first.start === second.start && first.start < first.end && second.start < second.end);
  return isOverlapping
    ? isOverlapConflict(first, second, base)
    : isTouchConflict(first, second, base);
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
  const textOf = ({ tokens }: Edit): string => tokens.map(({ text, look }) => text + look).join("");
  const [more = first, less = second] = [first, second].toSorted(
    (a, b) =>
      rowStartsIn(b, base) - rowStartsIn(a, base) ||
      a.start - b.start ||
      b.end - a.end ||
      textOf(b).length - textOf(a).length ||
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
  if (!secondRows) {
    return !isRowStart(facing(first, base, "right")) || isTypedInDeletedRow(second, first, base);
  }
  const isRows = isRowsOnly(first, base) && isRowsOnly(second, base);
  const isOnlySpaceBetween = base.slice(first.end, second.start).every(({ isSpace }) => isSpace);
  if (isRows && isSplit(first) && isSplit(second)) {
    return isOnlySpaceBetween && !includesOther(first, second, base);
  }
  if (first.start < first.end || second.start < second.end) return true;
  const isAtRowEnd = base[first.start] === undefined || isRowStart(base[first.start]);
  return !(isAtRowEnd && isRowStart(first.tokens[0]) && isRowStart(second.tokens[0]));
}

/** Whether one side typed in a blank row that the other deleted. Joined instead, the words would stand in another row. */
function isTypedInDeletedRow(words: Edit, rows: Edit, base: readonly Token[]): boolean {
  const isRowEnd = words.start === base.length || isRowStart(base[words.start]);
  return isRowEnd && words.end === rows.end && isRowStart(base[rows.end - 1]);
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
