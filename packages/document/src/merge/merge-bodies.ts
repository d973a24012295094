import { startTimeBound, type TimeBoundOptions } from "../diff/time-bound.ts";
import type { PageBody } from "../format.ts";
import type { BodyMerge } from "./body-merge.ts";
import { disputedMoves } from "./disputed-moves.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergePassages, type MergedPassage } from "./merge-passages.ts";
import { pairSlots } from "./pair-slots.ts";
import { PartWriter } from "./part-writer.ts";
import type { Slot, SlotLists } from "./slot.ts";

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
  const { order, ghosts } = orderSlots(standTogether(lists, passages));
  const disputed = new Set(ghosts.values());
  const passageOf = new Map(
    passages.flatMap((passage) => [...passage.at.keys()].map((slot) => [slot, passage] as const)),
  );
  const writer = new PartWriter(lists, bound);
  for (const place of order) {
    const slot = ghosts.get(place) ?? place;
    const passage = passageOf.get(slot);
    const merge = passage?.at.get(slot);
    if (passage === undefined || merge === undefined) continue;
    if (disputed.has(slot)) writer.writeMove(passage, merge, slot === place ? "ours" : "theirs");
    else if (merge.isConflict) writer.writeConflict(passage, merge);
    else writer.writeRows(merge.rows);
  }
  return writer.merge();
}

/** The lists with one slot for each passage whose rows stand together. */
function standTogether(lists: SlotLists, passages: readonly MergedPassage[]): SlotLists {
  const slotOf = new Map<Slot, Slot>();
  for (const { slots, at } of passages) {
    const [first] = at.keys();
    if (at.size !== 1 || first === undefined) continue;
    for (const slot of slots) slotOf.set(slot, first);
  }
  const unite = (slots: Iterable<Slot>): Slot[] => [
    ...new Set(Array.from(slots, (slot) => slotOf.get(slot) ?? slot)),
  ];
  return {
    ours: unite(lists.ours),
    theirs: unite(lists.theirs),
    baseOrder: new Map(unite(lists.baseOrder.keys()).map((slot, at) => [slot, at])),
  };
}

/**
 * The merged order of the slots. A slot that both sides moved differently stands at our place; its ghost, a key of
 * `ghosts`, stands at their place.
 */
function orderSlots(lists: SlotLists): { order: Slot[]; ghosts: ReadonlyMap<Slot, Slot> } {
  const disputed = disputedMoves(lists);
  const ghosts = new Map<Slot, Slot>();
  const theirs = lists.theirs.map((slot) => {
    if (!disputed.has(slot)) return slot;
    const ghost = { ...slot };
    ghosts.set(ghost, slot);
    return ghost;
  });
  return { order: mergeOrder({ ...lists, theirs }), ghosts };
}
