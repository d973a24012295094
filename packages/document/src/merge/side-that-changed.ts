import type { BodyBlock } from "../body-blocks.ts";
import { allLookSame } from "../diff/looks-same.ts";
import type { PassageRows } from "./align-tokens.ts";
import type { Slot } from "./slot.ts";

/**
 * The side that made all changes to the rows of a passage; the merge is then what that side has. `null` if both sides
 * changed them, or if ids do not tell which row became which: then the words do.
 */
export function sideThatChanged(
  slots: readonly Slot[],
  { base, ours, theirs }: PassageRows,
): "ours" | "theirs" | null {
  const isLeft = (rows: readonly BodyBlock[]): boolean =>
    allLookSame(base, rows) && rows.every(({ id }, at) => id === base[at]?.id);
  const side = isLeft(theirs) ? "ours" : isLeft(ours) ? "theirs" : null;
  return side !== null && slots.every((slot) => keepsId(slot, side)) ? side : null;
}

function keepsId(slot: Slot, side: "ours" | "theirs"): boolean {
  const row = slot[side];
  return slot.base === null || row === null || slot.base.id === row.id;
}
