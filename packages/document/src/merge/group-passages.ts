import { appendTo } from "../diff/append-to.ts";
import type { Link, SlotPlaces } from "./find-passages.ts";
import type { Slot } from "./slot.ts";

/**
 * Groups linked slots into passages, in the order of their first slot. A row between two rows of a passage that not all
 * three bodies have belongs to the passage too.
 */
export function groupPassages(
  slots: readonly Slot[],
  links: readonly Link[],
  places: SlotPlaces,
): Slot[][] {
  const sets = new SlotSets();
  for (const { slots: pair } of links) sets.join(...pair);
  if (links.length > 0) joinBetween(places, sets);
  const groups = new Map<Slot, Slot[]>();
  for (const slot of slots) appendTo(groups, sets.rootOf(slot), slot);
  return [...groups.values()];
}

/** A passage absorbs at most this many rows between two of its rows. */
const absorbedMax = 100;

function joinBetween(places: SlotPlaces, sets: SlotSets): void {
  const orders = [places.base, places.ours, places.theirs].map((order) => [...order.keys()]);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const order of orders) {
      const last = new Map<Slot, number>();
      for (const [at, slot] of order.entries()) {
        const before = last.get(sets.rootOf(slot)) ?? at;
        const between = at - before > absorbedMax + 1 ? [] : order.slice(before + 1, at);
        for (const one of between.some(isEverywhere) ? [] : between) {
          if (sets.join(one, slot)) isChanged = true;
        }
        last.set(sets.rootOf(slot), at);
      }
    }
  }
}

function isEverywhere({ base, ours, theirs }: Slot): boolean {
  return base !== null && ours !== null && theirs !== null;
}

/** Disjoint sets of slots (union-find): each set is known by one of its slots, the root. */
class SlotSets {
  readonly #parents = new Map<Slot, Slot>();

  rootOf(slot: Slot): Slot {
    let root = slot;
    for (let up = this.#parents.get(root); up !== undefined; up = this.#parents.get(root))
      root = up;
    // Shortens the way for the next search.
    for (let at = slot; at !== root;) {
      const up = this.#parents.get(at) ?? root;
      this.#parents.set(at, root);
      at = up;
    }
    return root;
  }

  /** Unites the sets of two slots; false if they were one. */
  join(a: Slot, b: Slot): boolean {
    const [from, to] = [this.rootOf(a), this.rootOf(b)];
    if (from === to) return false;
    this.#parents.set(from, to);
    return true;
  }
}
