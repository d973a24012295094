import { longestIncreasing } from "../diff/longest-increasing.ts";
import type { Slot, SlotLists } from "./slot.ts";

/** What a side moved: the fewest slots that explain why its order is another than the base's. */
export function movedSlots(slots: readonly Slot[], baseOrder: SlotLists["baseOrder"]): Set<Slot> {
  const known = slots.filter((slot) => baseOrder.has(slot));
  const moved = new Set(known);
  for (const at of longestIncreasing(known.map((slot) => baseOrder.get(slot) ?? 0))) {
    const still = known[at];
    if (still !== undefined) moved.delete(still);
  }
  return moved;
}
