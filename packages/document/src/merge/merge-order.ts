import { movedSlots } from "./moved-slots.ts";
import type { Slot, SlotLists } from "./slot.ts";

/**
 * The order of a merge, of every slot that either side has: ours, with what they inserted or moved put behind what it
 * stands behind on their side. What both moved stands where we moved it. What we inserted at a place comes before what
 * they inserted there.
 */
export function mergeOrder({ ours, theirs, baseOrder }: SlotLists): Slot[] {
  const ourMoves = movedSlots(ours, baseOrder);
  const theirMoves = movedSlots(theirs, baseOrder);
  const inTheirs = new Set(theirs);
  const isTheirs = (slot: Slot): boolean => theirMoves.has(slot) && !ourMoves.has(slot);
  const row = new Row(ours.filter((slot) => !isTheirs(slot)));
  let last: Slot | null = null;
  for (const slot of theirs) {
    if (!row.has(slot)) row.insertBehind(row.lastOfOurs(last, inTheirs), slot);
    last = slot;
  }
  return row.toArray();
}

/** A list that takes insertions anywhere in constant time. `null` stands before its start and behind its end. */
class Row {
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

  insertBehind(place: Slot | null, slot: Slot): void {
    this.#next.set(slot, this.#next.get(place) ?? null);
    this.#next.set(place, slot);
  }

  /** Where what they insert behind a slot goes: behind what only we have there. */
  lastOfOurs(place: Slot | null, inTheirs: ReadonlySet<Slot>): Slot | null {
    let at = place;
    for (;;) {
      const next: Slot | null = this.#next.get(at) ?? null;
      if (next === null || next.base !== null || inTheirs.has(next)) return at;
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
