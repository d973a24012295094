import { appendTo } from "../diff/append-to.ts";
import type { Link } from "./find-passages.ts";
import type { Slot, SlotLists } from "./slot.ts";

/**
 * Groups linked slots into passages, in the order of their first slot. A row between two rows of a passage that not all
 * three bodies have belongs to the passage too. `slots` must contain every row that a side changed; other rows are in
 * no passage.
 */
export function groupPassages(
  slots: readonly Slot[],
  links: readonly Link[],
  lists: SlotLists,
): Slot[][] {
  const sets = new SlotSets();
  for (const { slots: pair } of links) sets.join(...pair);
  if (links.length > 0) joinBetween(slots, lists, sets);
  const groups = new Map<Slot, Slot[]>();
  for (const slot of slots) appendTo(groups, sets.rootOf(slot), slot);
  return [...groups.values()];
}

/** A passage absorbs at most this many rows between two of its rows. */
const absorbedMax = 100;

function joinBetween(slots: readonly Slot[], lists: SlotLists, sets: SlotSets): void {
  const orders = (["base", "ours", "theirs"] as const).map((body) => ({
    list: lists[body],
    places: slots.flatMap((slot) => (slot[body] === null ? [] : slot.at[body])).toSorted(ascending),
  }));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { list, places } of orders) {
      const last = new Map<Slot, number>();
      for (const at of places) {
        const slot = list[at];
        if (slot === undefined) continue;
        const before = last.get(sets.rootOf(slot)) ?? at;
        const between = at - before > absorbedMax + 1 ? [] : list.slice(before + 1, at);
        for (const one of between.some(isEverywhere) ? [] : between) {
          if (sets.join(one, slot)) isChanged = true;
        }
        last.set(sets.rootOf(slot), at);
      }
    }
  }
}

function ascending(a: number, b: number): number {
  return a - b;
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
