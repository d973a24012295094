import type { BodyBlock } from "../body-blocks.ts";
import { allLookSame } from "../diff/looks-same.ts";
import type { PassageRows } from "./align-tokens.ts";
import type { Side, Slot } from "./slot.ts";

/**
 * The side that made all changes to the rows of a passage, while the other side left the rows untouched: the passage then
 * merges into the rows of this side. `null` if both sides changed rows, or if this side has a row of the base under
 * another id: ids then do not tell which row became which, and the passage is merged by its words.
 */
export function sideThatChanged(
  slots: readonly Slot[],
  { base, ours, theirs }: PassageRows,
): Side | null {
  const isUntouched = (rows: readonly BodyBlock[]): boolean =>
    allLookSame(base, rows) && rows.every(({ id }, at) => id === base[at]?.id);
  if (isUntouched(theirs)) return keepsIds(slots, "ours") ? "ours" : null;
  if (isUntouched(ours)) return keepsIds(slots, "theirs") ? "theirs" : null;
  return null;
}

/** Whether the side kept the id of each row of the base that it kept. */
function keepsIds(slots: readonly Slot[], side: Side): boolean {
  return slots.every((slot) => {
    const row = slot[side];
    return slot.base === null || row === null || slot.base.id === row.id;
  });
}
