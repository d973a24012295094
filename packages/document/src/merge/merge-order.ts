import { movedSlots } from "./moved-slots.ts";
import type { Slot, SlotLists } from "./slot.ts";

/**
 * The merged order of every slot that either side has: the order of `ours`, with the slots that `theirs` inserted or
 * moved placed after their predecessor in `theirs`. A slot that both sides moved keeps our place. If both sides insert
 * at the same place, ours comes first.
 */
export function mergeOrder({ ours, theirs, baseOrder }: SlotLists): Slot[] {
  const ourMoves = movedSlots(ours, baseOrder);
  const theirMoves = movedSlots(theirs, baseOrder);
  const inTheirs = new Set(theirs);
  const isOurInsertion = (slot: Slot): boolean => !baseOrder.has(slot) && !inTheirs.has(slot);
  const isTheirs = (slot: Slot): boolean => theirMoves.has(slot) && !ourMoves.has(slot);
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
