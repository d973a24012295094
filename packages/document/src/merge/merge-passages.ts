import type { BodyBlock } from "../body-blocks.ts";
import { allLookSame, looksSame } from "../diff/looks-same.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { findLinks, type Link, type SlotPlaces } from "./find-passages.ts";
import { groupPassages } from "./group-passages.ts";
import { deletionConflict, mergeRows, wholeConflict } from "./merge-rows.ts";
import { movedSlots } from "./moved-slots.ts";
import type { MergedRow, RowsMerge } from "./row-merge.ts";
import type { Slot, SlotLists } from "./slot.ts";
import { transplantEdits } from "./transplant-edits.ts";

/** A merged passage. Its rows stand together at one slot, or each at its own slot. */
export type MergedPassage = {
  readonly slots: readonly Slot[];
  /** What stands at each slot of the passage; slots without an entry have no place of their own. */
  readonly at: ReadonlyMap<Slot, RowsMerge>;
};

/** Merges the content of every passage; the order of the passages is merged separately. */
export function mergePassages(lists: SlotLists, bound: TimeBound): MergedPassage[] {
  const places: SlotPlaces = {
    base: lists.baseOrder,
    ours: new Map(lists.ours.map((slot, at) => [slot, at])),
    theirs: new Map(lists.theirs.map((slot, at) => [slot, at])),
  };
  const slots = [...new Set([...lists.baseOrder.keys(), ...lists.ours, ...lists.theirs])];
  const links = findLinks(slots, lists, places, bound);
  const merge = new PassageMerge(lists, places, bound);
  let used = links.filter(({ isCertain }) => isCertain);
  for (let round = 0; ; round += 1) {
    const passages = groupPassages(slots, used, places).map((group) => merge.merge(group));
    const isLast = round === linkRounds || bound.remainingMs() <= 0;
    const more = isLast ? [] : linksIntoConflicts(passages, links);
    if (more.length === 0) return passages;
    used = [...used, ...more];
  }
}

/**
 * How far a conflict reaches over links by a few words. Further on, such words are there by chance: in a list in which
 * every name was moved by one row, a conflict about one name must not become one about all of them.
 */
const linkRounds = 3;

/** The links that lead from a passage in conflict into another passage. */
function linksIntoConflicts(passages: readonly MergedPassage[], links: readonly Link[]): Link[] {
  const passageOf = new Map(
    passages.flatMap((passage) => passage.slots.map((slot) => [slot, passage] as const)),
  );
  const isConflict = (passage: MergedPassage | undefined): boolean =>
    passage !== undefined && [...passage.at.values()].some((merge) => merge.isConflict);
  return links.filter(({ slots: [a, b] }) => {
    const [from, to] = [passageOf.get(a), passageOf.get(b)];
    return from !== to && (isConflict(from) || isConflict(to));
  });
}

class PassageMerge {
  readonly #lists: SlotLists;
  readonly #places: SlotPlaces;
  readonly #bound: TimeBound;
  readonly #known = new Map<Slot, MergedPassage>();
  #moved: Record<"ours" | "theirs", ReadonlySet<Slot>> | null = null;

  constructor(lists: SlotLists, places: SlotPlaces, bound: TimeBound) {
    this.#lists = lists;
    this.#places = places;
    this.#bound = bound;
  }

  /** Merges the rows of one passage; a passage that was merged before is not merged again. */
  merge(slots: readonly Slot[]): MergedPassage {
    const [first] = slots;
    const known = first === undefined ? undefined : this.#known.get(first);
    if (known?.slots.length === slots.length) return known;
    const merged = this.#merge(slots);
    if (first !== undefined) this.#known.set(first, merged);
    return merged;
  }

  #merge(slots: readonly Slot[]): MergedPassage {
    const [slot] = slots;
    if (slots.length === 1 && slot !== undefined) {
      return { slots, at: new Map([[slot, mergeSlot(slot, this.#bound)]]) };
    }
    if (slots.every(isSameOnBothSides)) {
      return { slots, at: new Map(slots.map((one) => [one, mergeSlot(one, this.#bound)])) };
    }
    if (this.#isTogether(slots)) return this.#mergeTogether(slots);
    if (this.#bound.remainingMs() <= 0) return conflictAtEachSlot(slots);
    return (
      this.#transplant(slots, "ours", "theirs") ??
      this.#transplant(slots, "theirs", "ours") ??
      conflictAtEachSlot(slots)
    );
  }

  /** Whether the rows stand next to each other in all three bodies. */
  #isTogether(slots: readonly Slot[]): boolean {
    return (["base", "ours", "theirs"] as const).every((side) => {
      const at = slots.flatMap((slot) => this.#places[side].get(slot) ?? []);
      return at.length === 0 || Math.max(...at) - Math.min(...at) === at.length - 1;
    });
  }

  #mergeTogether(slots: readonly Slot[]): MergedPassage {
    const rowsOf = (side: "base" | "ours" | "theirs"): BodyBlock[] =>
      this.#inOrder(slots, side).flatMap((slot) => slot[side] ?? []);
    const rows = { base: rowsOf("base"), ours: rowsOf("ours"), theirs: rowsOf("theirs") };
    const [first] = slots;
    const merged =
      rows.ours.length > 0 && rows.theirs.length > 0
        ? mergeRows(rows, this.#bound)
        : allLookSame(rows.base, [...rows.ours, ...rows.theirs])
          ? deleted
          : deletionConflict(rows);
    return { slots, at: new Map(first === undefined ? [] : [[first, merged]]) };
  }

  #inOrder(slots: readonly Slot[], side: "base" | "ours" | "theirs"): Slot[] {
    const places = this.#places[side];
    return slots
      .filter((slot) => places.has(slot))
      .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }

  /** Takes the arrangement of one side, where the other side only edited inside rows; `null` otherwise. */
  #transplant(
    slots: readonly Slot[],
    arranging: "ours" | "theirs",
    editing: "ours" | "theirs",
  ): MergedPassage | null {
    this.#moved ??= {
      ours: movedSlots(this.#lists.ours, this.#lists.baseOrder),
      theirs: movedSlots(this.#lists.theirs, this.#lists.baseOrder),
    };
    const edited: { base: BodyBlock; row: BodyBlock }[] = [];
    for (const slot of this.#inOrder(slots, "base")) {
      const row = slot[editing];
      if (slot.base === null || row === null || this.#moved[editing].has(slot)) return null;
      edited.push({ base: slot.base, row });
    }
    if (slots.some((slot) => slot.base === null && slot[editing] !== null)) return null;
    const arrangedSlots = this.#inOrder(slots, arranging);
    const arranged = arrangedSlots.flatMap((slot) => {
      const row = slot[arranging];
      return row === null ? [] : [{ base: slot.base, row }];
    });
    const rows = transplantEdits({ edited, arranged }, this.#bound);
    if (rows === null) return null;
    const at = new Map<Slot, RowsMerge>(slots.map((slot) => [slot, deleted]));
    for (const [index, slot] of arrangedSlots.entries()) {
      const row = rows[index];
      if (row !== undefined) at.set(slot, clean([{ row, source: slot }]));
    }
    return { slots, at };
  }
}

const deleted: RowsMerge = { isConflict: false, rows: [] };

function clean(rows: readonly MergedRow[]): RowsMerge {
  return { isConflict: false, rows };
}

function isSameOnBothSides({ ours, theirs }: Slot): boolean {
  if (ours === null || theirs === null) return ours === theirs;
  return looksSame(ours, theirs);
}

function conflictAtEachSlot(slots: readonly Slot[]): MergedPassage {
  const rowsOf = (row: BodyBlock | null): BodyBlock[] => (row === null ? [] : [row]);
  const at = new Map<Slot, RowsMerge>();
  for (const slot of slots) {
    const [base, ours, theirs] = [slot.base, slot.ours, slot.theirs].map(rowsOf);
    at.set(slot, wholeConflict({ base: base ?? [], ours: ours ?? [], theirs: theirs ?? [] }));
  }
  return { slots, at };
}

function mergeSlot(slot: Slot, bound: TimeBound): RowsMerge {
  const { base, ours, theirs } = slot;
  const row = ours ?? theirs;
  if (row === null) return deleted;
  if (base === null) {
    if (ours === null || theirs === null) return clean([{ row, source: slot }]);
    if (looksSame(ours, theirs)) return clean([{ row: ours, source: slot }]);
    return wholeConflict({ base: [], ours: [ours], theirs: [theirs] });
  }
  if (ours === null || theirs === null) {
    if (looksSame(row, base)) return deleted;
    return deletionConflict({
      base: [base],
      ours: ours === null ? [] : [ours],
      theirs: theirs === null ? [] : [theirs],
    });
  }
  if (looksSame(theirs, base) || looksSame(ours, theirs)) {
    return clean([{ row: ours, source: slot }]);
  }
  if (looksSame(ours, base)) return clean([{ row: theirs, source: slot }]);
  return mergeRows({ base: [base], ours: [ours], theirs: [theirs] }, bound);
}
