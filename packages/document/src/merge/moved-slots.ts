import { longestIncreasing } from "../diff/longest-increasing.ts";
import type { Slot, SlotLists } from "./slot.ts";

/** The slots that a side moved: the smallest set that explains its new order. */
export function movedSlots(slots: readonly Slot[], baseOrder: SlotLists["baseOrder"]): Set<Slot> {
  const known = slots.filter((slot) => baseOrder.has(slot));
  const kept = longestIncreasing(known.map((slot) => baseOrder.get(slot) ?? 0)).values();
  let next = kept.next().value;
  const moved = new Set<Slot>();
  for (const [at, slot] of known.entries()) {
    if (at === next) next = kept.next().value;
    else moved.add(slot);
  }
  return moved;
}
