import { looksSame } from "../diff/looks-same.ts";
import type { Slot, SlotLists } from "./slot.ts";

/**
 * The slots whose row a side changed, deleted or inserted. A row that was only moved is not among them. First come the
 * rows of the base in its order, then the rows that our side inserted, then those that only their side inserted.
 */
export function changedSlots({ base, ours, theirs }: SlotLists): Slot[] {
  return [
    ...base.filter((slot) => !isUnchanged(slot)),
    ...ours.filter((slot) => slot.base === null),
    ...theirs.filter((slot) => slot.base === null && slot.ours === null),
  ];
}

/** Whether both sides have the row and it looks as in the base, wherever it stands. */
function isUnchanged({ base, ours, theirs }: Slot): boolean {
  if (base === null || ours === null || theirs === null) return false;
  return looksSame(base, ours) && looksSame(base, theirs);
}
