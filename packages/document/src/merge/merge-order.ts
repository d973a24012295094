import type { SideMoves } from "./moved-slots.ts";
import type { SideOrders, Slot } from "./slot.ts";

/**
 * The merged order of every slot that either side has: the order of `ours`, with the slots that `theirs` inserted or
 * moved placed after their predecessor in `theirs`. A slot that both sides moved keeps our place. If both sides insert
 * at the same place, ours comes first.
 */
export function mergeOrder({ ours, theirs }: SideOrders, moves: SideMoves): Slot[] {
  const theirInsertions = new Set(theirs.filter(({ base }) => base === null));
  const isOurInsertion = (slot: Slot): boolean => slot.base === null && !theirInsertions.has(slot);
  const isTheirs = (slot: Slot): boolean => moves.theirs.has(slot) && !moves.ours.has(slot);
  const order = new SlotList(ours.filter((slot) => !isTheirs(slot)));
  let last: Slot | null = null;
  for (const slot of theirs) {
    if (!order.has(slot)) order.insertAfter(order.endOfOurInsertion(last, isOurInsertion), slot);
    last = slot;
  }
  return order.toArray();
}

/**
 * A linked list with insertion anywhere in constant time. `null` is the place before its first and after its last slot.
 */
class SlotList {
  readonly #next = new Map<Slot | null, Slot | null>();

  constructor(slots: readonly Slot[]) {
    let last: Slot | null = null;
    for (const slot of slots) {
      this.#next.set(last, slot);
      last = slot;
    }
    this.#next.set(last, null);
  }

  has(slot: Slot): boolean {
    return this.#next.has(slot);
  }

  insertAfter(place: Slot | null, slot: Slot): void {
    this.#next.set(slot, this.#next.get(place) ?? null);
    this.#next.set(place, slot);
  }

  /** The place for their insertion after a slot: after the slots that only we have there. */
  endOfOurInsertion(place: Slot | null, isOurInsertion: (slot: Slot) => boolean): Slot | null {
    let at = place;
    for (;;) {
      const next: Slot | null = this.#next.get(at) ?? null;
      if (next === null || !isOurInsertion(next)) return at;
      at = next;
    }
  }

  toArray(): Slot[] {
    const slots: Slot[] = [];
    for (let at = this.#next.get(null) ?? null; at !== null; at = this.#next.get(at) ?? null) {
      slots.push(at);
    }
    return slots;
  }
}
