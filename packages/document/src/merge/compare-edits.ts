import { isRowStart, type Edit } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

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

/** Whether two edits put the same tokens in the same place. */
export function isSame(a: Edit, b: Edit): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.tokens.length === b.tokens.length &&
    a.tokens.every(
      ({ text, look }, at) => text === b.tokens[at]?.text && look === b.tokens[at].look,
    )
  );
}

/** The token that an edit shows to its neighbour: the outermost one it inserts, else the outermost one it deletes. */
export function facing(
  edit: Edit,
  base: readonly Token[],
  to: "left" | "right",
): Token | undefined {
  const isText = ({ isSpace }: Token): boolean => !isSpace;
  const inserted = edit.tokens.filter(isText);
  const shown = inserted.length > 0 ? inserted : base.slice(edit.start, edit.end).filter(isText);
  return to === "left" ? shown[0] : shown.at(-1);
}

/** Whether an edit only splits or only joins rows: besides row starts, it changes only spaces. */
export function isRowsOnly(edit: Edit, base: readonly Token[]): boolean {
  const isRoom = (token: Token): boolean => isRowStart(token) || token.isSpace;
  const deleted = base.slice(edit.start, edit.end);
  const isOneOfBoth = edit.tokens.some(isRowStart) !== deleted.some(isRowStart);
  return isOneOfBoth && edit.tokens.every(isRoom) && deleted.every(isRoom);
}

/** Of an edit of rows only: whether it splits a row; otherwise it joins rows. */
export function isSplit(edit: Edit): boolean {
  return edit.tokens.some(isRowStart);
}
