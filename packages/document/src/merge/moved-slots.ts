import { longestIncreasing } from "../diff/longest-increasing.ts";
import type { SideOrders, Slot } from "./slot.ts";

/** The slots that each side moved. */
export type SideMoves = { readonly ours: ReadonlySet<Slot>; readonly theirs: ReadonlySet<Slot> };

/** The slots that a side moved: the smallest set that explains the side's order, `slots`. */
export function movedSlots(slots: readonly Slot[]): Set<Slot> {
  const known = slots.filter(({ base }) => base !== null);
  const kept = longestIncreasing(known.map(({ at }) => at.base)).values();
  let next = kept.next().value;
  const moved = new Set<Slot>();
  for (const [at, slot] of known.entries()) {
    if (at === next) next = kept.next().value;
    else moved.add(slot);
  }
  return moved;
}

/** The slots that each side moved, by both orders. */
export function sideMoves({ ours, theirs }: SideOrders): SideMoves {
  return { ours: movedSlots(ours), theirs: movedSlots(theirs) };
}
