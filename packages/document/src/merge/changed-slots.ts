import { looksSame } from "../diff/looks-same.ts";
import type { Slot, SlotLists } from "./slot.ts";

/**
 * The slots in which a side changed something other than the place: those of the base in its order, then the inserted
 * ones.
 */
export function changedSlots({ base, ours, theirs }: SlotLists): Slot[] {
  return [
    ...base.filter((slot) => !isUnchanged(slot)),
    ...ours.filter((slot) => slot.base === null),
    ...theirs.filter((slot) => slot.base === null && slot.ours === null),
  ];
}

function isUnchanged({ base, ours, theirs }: Slot): boolean {
  if (base === null || ours === null || theirs === null) return false;
  return looksSame(base, ours) && looksSame(base, theirs);
}
