import type { BodyBlock } from "../body-blocks.ts";
import { allLookSame, looksSame } from "../diff/looks-same.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { changedSlots } from "./changed-slots.ts";
import { deletedTableRows } from "./deleted-table-rows.ts";
import { findLinks, type Link } from "./find-passages.ts";
import { groupPassages } from "./group-passages.ts";
import { deletionConflict, mergeRows, wholeConflict } from "./merge-rows.ts";
import { sideThatChanged } from "./side-that-changed.ts";
import { sideMoves, type SideMoves } from "./moved-slots.ts";
import type { MergedRow, RowsMerge } from "./row-merge.ts";
import type { BodyName, Side, Slot, SlotLists } from "./slot.ts";
import { transplantEdits } from "./transplant-edits.ts";

/** A merged passage. Its rows stand together at one slot, or each at its own slot. */
export type MergedPassage = {
  readonly slots: readonly Slot[];
  /** What stands at each slot of the passage; slots without an entry have no place of their own. */
  readonly at: ReadonlyMap<Slot, RowsMerge>;
};

/**
 * Merges the content of every passage that a side changed; the order of the passages is merged separately. On a large
 * page most rows are unchanged: each costs one comparison here.
 */
export function mergePassages(lists: SlotLists, bound: TimeBound): MergedPassage[] {
  const slots = changedSlots(lists);
  const links = [...findLinks(slots, lists, bound), ...deletedTableRows(lists)];
  const merge = new PassageMerge(lists, bound);
  let used = links.filter(({ isCertain }) => isCertain);
  for (let round = 0; ; round += 1) {
    const passages = groupPassages(slots, used, lists).map((group) => merge.merge(group));
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
  readonly #bound: TimeBound;
  readonly #known = new Map<Slot, MergedPassage>();
  #moved: SideMoves | null = null;

  constructor(lists: SlotLists, bound: TimeBound) {
    this.#lists = lists;
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
    if (isContiguous(slots)) return this.#mergeTogether(slots);
    if (this.#bound.remainingMs() <= 0) return conflictAtEachSlot(slots);
    return (
      this.#transplant(slots, "ours", "theirs") ??
      this.#transplant(slots, "theirs", "ours") ??
      conflictAtEachSlot(slots)
    );
  }

  #mergeTogether(slots: readonly Slot[]): MergedPassage {
    const [first] = slots;
    return { slots, at: new Map(first === undefined ? [] : [[first, this.#mergeAll(slots)]]) };
  }

  /** Merges the rows of all slots as one list. */
  #mergeAll(slots: readonly Slot[]): RowsMerge {
    const rowsOf = (body: BodyName): BodyBlock[] =>
      inOrder(slots, body).flatMap((slot) => slot[body] ?? []);
    const rows = { base: rowsOf("base"), ours: rowsOf("ours"), theirs: rowsOf("theirs") };
    const side = sideThatChanged(slots, rows);
    if (side !== null) return clean(inOrder(slots, side).flatMap((slot) => rowAt(slot, side)));
    if (rows.ours.length > 0 && rows.theirs.length > 0) return mergeRows(rows, this.#bound);
    // A side deleted all rows: the deletion stands only if the other side left them as they were.
    const remaining = [...rows.ours, ...rows.theirs];
    return allLookSame(rows.base, remaining) ? deleted : deletionConflict(rows);
  }

  /** Takes the arrangement of one side, where the other side only edited inside rows; `null` otherwise. */
  #transplant(slots: readonly Slot[], arranging: Side, editing: Side): MergedPassage | null {
    this.#moved ??= sideMoves(this.#lists);
    const edited: { base: BodyBlock; row: BodyBlock }[] = [];
    for (const slot of inOrder(slots, "base")) {
      const row = slot[editing];
      if (slot.base === null || row === null || this.#moved[editing].has(slot)) return null;
      edited.push({ base: slot.base, row });
    }
    if (slots.some((slot) => slot.base === null && slot[editing] !== null)) return null;
    const arrangedSlots = inOrder(slots, arranging);
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

/** Whether the rows stand next to each other in all three bodies. */
function isContiguous(slots: readonly Slot[]): boolean {
  return (["base", "ours", "theirs"] as const).every((body) => {
    const at = slots.flatMap((slot) => (slot[body] === null ? [] : slot.at[body]));
    return at.length === 0 || Math.max(...at) - Math.min(...at) === at.length - 1;
  });
}

/** The slots that a body has, in its order. */
function inOrder(slots: readonly Slot[], body: BodyName): Slot[] {
  return slots.filter((slot) => slot[body] !== null).toSorted((a, b) => a.at[body] - b.at[body]);
}

const deleted: RowsMerge = { isConflict: false, rows: [] };

function clean(rows: readonly MergedRow[]): RowsMerge {
  return { isConflict: false, rows };
}

function rowAt(slot: Slot, side: Side): MergedRow[] {
  const row = slot[side];
  return row === null ? [] : [{ row, source: slot }];
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
