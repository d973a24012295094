import { longestIncreasing } from "../diff/longest-increasing.ts";
import type { Slot, SlotLists } from "./slot.ts";

/** The slots that a side moved: the smallest set that explains its new order. */
export function movedSlots(slots: readonly Slot[], baseOrder: SlotLists["baseOrder"]): Set<Slot> {
  const known = slots.filter((slot) => baseOrder.has(slot));
  const moved = new Set(known);
  for (const at of longestIncreasing(known.map((slot) => baseOrder.get(slot) ?? 0))) {
    const unmoved = known[at];
    if (unmoved !== undefined) moved.delete(unmoved);
  }
  return moved;
}
