import { newBlockId, type BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { gatherRows } from "../containers/gather-rows.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import type { BodyMerge, MergePart, PassageConflict } from "./body-merge.ts";
import type { MergedPassage } from "./merge-passages.ts";
import { deletedLines, dropEmptyCells } from "./drop-empty-cells.ts";
import { ContainerMerge } from "./merge-containers.ts";
import { listStarts, mergeStart, type ListStarts } from "./list-starts.ts";
import { passageChange, type PassageChange } from "./passage-change.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import type { MergedRow, RowsMerge, RowSource } from "./row-merge.ts";
import type { BodyName, Side, SlotLists } from "./slot.ts";

type Choice = Side | "both";

/** A conflict while its parts are written. */
type OpenConflict = {
  readonly conflict: PassageConflict & { ours: BlockJson[]; theirs: BlockJson[] };
  /** The ids that each choice uses. */
  readonly used: Record<Choice, Set<BlockId>>;
  /** The place of each written row in its side's body: the merged order can be another one. */
  readonly places: Map<BlockJson, number>;
  /** The place of each side's row of the passage in that side's body. */
  readonly placeOf: ReadonlyMap<BodyBlock, number>;
};

/**
 * Writes the parts of a merge in the page's order and chooses the ids of their rows: each id belongs to one row, or to
 * one conflict, of which every choice may use it.
 */
export class PartWriter {
  readonly #parts: MergePart[] = [];
  readonly #open = new Map<MergedPassage, OpenConflict>();
  readonly #owners = new Map<BlockId, object>();
  readonly #conflictIds = new Set<BlockId>();
  readonly #bound: TimeBound;
  readonly #lists: SlotLists;
  readonly #starts: Readonly<Record<BodyName, ListStarts>>;
  readonly #containers: ContainerMerge;

  constructor(bound: TimeBound, lists: SlotLists, bodies: Readonly<Record<BodyName, PageBody>>) {
    this.#bound = bound;
    this.#lists = lists;
    this.#starts = {
      base: listStarts(bodies.base),
      ours: listStarts(bodies.ours),
      theirs: listStarts(bodies.theirs),
    };
    this.#containers = new ContainerMerge(lists);
  }

  /** Writes rows that need no decision. */
  writeRows(rows: readonly MergedRow[]): void {
    for (const merged of rows) {
      const id = this.#claimId(merged.source, merged);
      this.#parts.push({ conflict: null, row: this.#toJson(merged, id) });
    }
  }

  /** Writes the place of a conflict of a passage: what each choice puts there. */
  writeConflict(passage: MergedPassage, choices: RowsMerge & { isConflict: true }): void {
    const { conflict, used, places, placeOf } = this.#openConflict(passage);
    const write = (rows: readonly MergedRow[], choice: Choice): BlockJson[] =>
      rows.map((merged) =>
        this.#toJson(merged, this.#claimId(merged.source, conflict, used[choice])),
      );
    const ours = write(choices.ours, "ours");
    const theirs = write(choices.theirs, "theirs");
    const both = choices.both === null ? ours : write(choices.both, "both");
    for (const [side, rows] of [
      ["ours", ours],
      ["theirs", theirs],
    ] as const) {
      for (const [index, row] of rows.entries()) {
        const source = choices[side][index]?.source[side] ?? null;
        places.set(
          row,
          (source && placeOf.get(source)) ?? places.get(rows[index - 1] ?? row) ?? -1,
        );
      }
      conflict[side].push(...rows);
      conflict[side].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    }
    if (choices.both !== null) Object.assign(conflict, { both, offersBoth: choices.offersBoth });
    this.#parts.push({ conflict, ours, theirs, both });
  }

  /** Writes one of the two places of a passage that both sides moved. */
  writeMove(passage: MergedPassage, merge: RowsMerge, side: Side): void {
    const rows = merge.isConflict ? merge[side] : merge.rows;
    const choices = { ours: [], theirs: [], [side]: rows };
    this.writeConflict(passage, { ...choices, isConflict: true, both: null, offersBoth: false });
    Object.assign(this.#openConflict(passage).conflict, { isMove: !merge.isConflict });
  }

  merge(): BodyMerge {
    const lines = deletedLines(this.#lists);
    const rows = this.#parts.flatMap((part) => (part.conflict === null ? [part.row] : part.ours));
    const kept = dropEmptyCells(rows, lines);
    const conflicts = Array.from(this.#open.values(), ({ conflict }) => conflict);
    // What a conflict keeps of a deleted table row depends on the choice.
    const isDecided = conflicts.length === 0;
    return {
      body: makeBody(gatherRows(kept)),
      conflicts,
      parts: isDecided ? kept.map((row) => ({ conflict: null, row })) : this.#parts,
      deletedLines: lines,
    };
  }

  #toJson({ row, source }: MergedRow, id: BlockId): BlockJson {
    const start = mergeStart(id, this.#starts);
    const attributes = { ...row.attributes, ...(start !== undefined && { start }) };
    const within = this.#containers.within(source);
    return makeBlock({ ...row, id, attributes, within }, row.runs);
  }

  #openConflict(passage: MergedPassage): OpenConflict {
    const known = this.#open.get(passage);
    if (known !== undefined) return known;
    const rows = passage.slots.flatMap(({ base, ours, theirs }) => [base, ours, theirs]);
    const ids = rows.flatMap((row) => row?.id ?? []);
    const id = ids.find((one) => !this.#conflictIds.has(one)) ?? newBlockId();
    this.#conflictIds.add(id);
    const base = passage.slots.flatMap(({ base: row }) => {
      if (row === null) return [];
      const source = { base: row, ours: null, theirs: null };
      return [this.#toJson({ row, source }, row.id ?? newBlockId())];
    });
    const changes = {
      ours: this.#changeOf(passage, "ours"),
      theirs: this.#changeOf(passage, "theirs"),
    };
    const opened: OpenConflict = {
      conflict: {
        id,
        base,
        ours: [],
        theirs: [],
        both: null,
        offersBoth: false,
        isMove: false,
        changes,
      },
      used: { ours: new Set(), theirs: new Set(), both: new Set() },
      places: new Map(),
      placeOf: new Map(
        passage.slots.flatMap(({ ours, theirs, at }) => [
          ...(ours === null ? [] : [[ours, at.ours] as const]),
          ...(theirs === null ? [] : [[theirs, at.theirs] as const]),
        ]),
      ),
    };
    this.#open.set(passage, opened);
    return opened;
  }

  #changeOf({ slots }: MergedPassage, side: Side): PassageChange {
    const inOrder = slots.toSorted((a, b) => a.at[side] - b.at[side]);
    const rows = inOrder.flatMap((slot) => slot[side] ?? []);
    const base = slots.flatMap((slot) => slot.base ?? []);
    return passageChange(base, rows, this.#bound);
  }

  /** The id that a side changed, else another id of the row's sources, else a new id. */
  #claimId({ base, ours, theirs }: RowSource, owner: object, used?: Set<BlockId>): BlockId {
    const isOurs = ours !== null && ours.id !== base?.id;
    for (const row of isOurs ? [ours, theirs, base] : [theirs, ours, base]) {
      const id = row?.id ?? null;
      if (id === null || used?.has(id) === true || (this.#owners.get(id) ?? owner) !== owner)
        continue;
      this.#owners.set(id, owner);
      used?.add(id);
      return id;
    }
    const id = newBlockId();
    this.#owners.set(id, owner);
    used?.add(id);
    return id;
  }
}
