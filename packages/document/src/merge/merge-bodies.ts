import { startTimeBound, type TimeBoundOptions } from "../diff/time-bound.ts";
import type { PageBody } from "../format.ts";
import type { BodyMerge } from "./body-merge.ts";
import { disputedMoves } from "./disputed-moves.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergePassages, type MergedPassage } from "./merge-passages.ts";
import { movedSlots, sideMoves } from "./moved-slots.ts";
import { pairSlots } from "./pair-slots.ts";
import { PartWriter } from "./part-writer.ts";
import type { MergedRow } from "./row-merge.ts";
import type { SideOrders, Slot, SlotLists } from "./slot.ts";

/**
 * Merges two writers' changes to one body, passage by passage: a row, or the rows that share words because somebody
 * split or joined them. Words and row starts merge as one sequence; order, kind, indent and alignment merge separately.
 * Changes that touch each other are a conflict of their passage, and so are two different moves of the same row. Every
 * word that a side typed is in the body or in a conflict, a word that both sides kept is there once, and row ids stay
 * unique. A passage that cannot be compared within the time bound is a conflict.
 */
export function mergeBodies(
  base: PageBody,
  ours: PageBody,
  theirs: PageBody,
  options: TimeBoundOptions = {},
): BodyMerge {
  const lists = pairSlots(base, ours, theirs);
  const bound = startTimeBound(options);
  const passages = mergePassages(lists, bound);
  const { order, ghosts } = orderSlots(uniteSlots(lists, passages));
  const passageOf = new Map(
    passages.flatMap((passage) => [...passage.at.keys()].map((slot) => [slot, passage] as const)),
  );
  const disputed = new Set(ghosts.values());
  for (const slot of disputed) if (!passageOf.has(slot)) passageOf.set(slot, unchanged(slot));
  const writer = new PartWriter(bound, lists, { base, ours, theirs });
  for (const place of order) {
    const slot = ghosts.get(place) ?? place;
    const passage = passageOf.get(slot);
    const merge = passage?.at.get(slot);
    if (passage === undefined) writer.writeRows(unchangedRows(slot));
    else if (merge === undefined) continue;
    else if (disputed.has(slot)) {
      writer.writeMove(passage, merge, slot === place ? "ours" : "theirs");
    } else if (merge.isConflict) writer.writeConflict(passage, merge);
    else writer.writeRows(merge.rows);
  }
  return writer.merge();
}

/** The passage of a row in which no side changed anything. */
function unchanged(slot: Slot): MergedPassage {
  return { slots: [slot], at: new Map([[slot, { isConflict: false, rows: unchangedRows(slot) }]]) };
}

function unchangedRows(slot: Slot): MergedRow[] {
  return slot.ours === null ? [] : [{ row: slot.ours, source: slot }];
}

/** The order of each side, with one slot for each passage whose rows stand together. */
function uniteSlots({ ours, theirs }: SlotLists, passages: readonly MergedPassage[]): SideOrders {
  const slotOf = new Map<Slot, Slot>();
  for (const { slots, at } of passages) {
    const [first] = at.keys();
    if (at.size !== 1 || slots.length === 1 || first === undefined) continue;
    for (const slot of slots) slotOf.set(slot, first);
  }
  const unite = (slots: readonly Slot[]): Slot[] => {
    const seen = new Set<Slot>();
    return slots
      .map((slot) => slotOf.get(slot) ?? slot)
      .filter((slot) => {
        if (!slotOf.has(slot)) return true;
        const isNew = !seen.has(slot);
        seen.add(slot);
        return isNew;
      });
  };
  return { ours: unite(ours), theirs: unite(theirs) };
}

/**
 * The merged order of the slots. A slot that both sides moved differently stands at our place; its ghost, a key of
 * `ghosts`, stands at their place.
 */
function orderSlots(orders: SideOrders): { order: Slot[]; ghosts: ReadonlyMap<Slot, Slot> } {
  const moves = sideMoves(orders);
  const disputed = disputedMoves(orders, moves);
  if (disputed.size === 0) return { order: mergeOrder(orders, moves), ghosts: new Map() };
  const ghosts = new Map<Slot, Slot>();
  const theirs = orders.theirs.map((slot) => {
    if (!disputed.has(slot)) return slot;
    const ghost = { ...slot, base: null };
    ghosts.set(ghost, slot);
    return ghost;
  });
  const { ours } = orders;
  const order = mergeOrder({ ours, theirs }, { ours: moves.ours, theirs: movedSlots(theirs) });
  return { order, ghosts };
}
