import type { SideMoves } from "./moved-slots.ts";
import type { SideOrders, Slot } from "./slot.ts";

/**
 * The slots that both sides moved, each to another place. A slot that stands behind or before the same slot on both
 * sides was moved to the same place.
 */
export function disputedMoves({ ours, theirs }: SideOrders, moves: SideMoves): Set<Slot> {
  const { ours: ourMoves, theirs: theirMoves } = moves;
  if (![...ourMoves].some((slot) => theirMoves.has(slot))) return new Set();
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const ourOrder = ours.filter((slot) => inTheirs.has(slot));
  const theirOrder = theirs.filter((slot) => inOurs.has(slot));
  const theirPlaces = new Map(theirOrder.map((slot, at) => [slot, at]));
  const disputed = new Set<Slot>();
  for (const [at, slot] of ourOrder.entries()) {
    if (!ourMoves.has(slot) || !theirMoves.has(slot)) continue;
    const theirAt = theirPlaces.get(slot) ?? -1;
    const before = ourOrder[at - 1];
    const isBehindSame = before === theirOrder[theirAt - 1] && !(before && disputed.has(before));
    const isBeforeSame = ourOrder[at + 1] === theirOrder[theirAt + 1];
    if (!isBehindSame && !isBeforeSame) disputed.add(slot);
  }
  return disputed;
}
