import type { BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { columnName, widthsOf, withWidth, type ColumnWidths } from "../containers/column-width.ts";
import {
  allTones,
  isTone,
  lookOf,
  withLook,
  type Cell,
  type Container,
  type ContainerLook,
  type TableHeader,
} from "../containers/container.ts";
import { conflict, mergeValue } from "./merge-value.ts";
import type { RowSource } from "./row-merge.ts";
import type { BodyName, Side, Slot, SlotLists } from "./slot.ts";

type Within = Container | null;
type ToneById = ReadonlyMap<BlockId, ContainerLook>;
type NeighboursById = ReadonlyMap<BlockId, Neighbours>;

/** Where the neighbours of a row stand in the merged body; `undefined` where no neighbour is left. */
interface Neighbours {
  before: Within | undefined;
  after: Within | undefined;
}

/**
 * Merges what the rows stand in, apart from their words and their look, so that it causes no conflicts. Of a row that both
 * sides have, the side that moved it into or out of a container decides; if both did, being inside wins over being
 * outside. A row that one side inserted follows its neighbours to where the other side put them. A container to which both
 * sides gave another tone has the louder one; a column to which both gave another width has the larger one. A container that a side split off continues the one of the base: no row was
 * moved into it, and it follows what the other side did to that one. No result depends on which side is ours.
 */
export class ContainerMerge {
  readonly #lists: SlotLists;
  /** Whether a row of a body stands in a container; without one, nothing is to be merged. */
  readonly #isNeeded: boolean;
  readonly #tones: Readonly<Record<BodyName, ToneById>>;
  readonly #widths: Readonly<Record<BodyName, ColumnWidths>>;
  /** The container of the base that a container of a side continues. */
  readonly #origins: ReadonlyMap<BlockId, BlockId>;
  readonly #neighbours = new Map<Side, NeighboursById>();

  constructor(lists: SlotLists) {
    this.#lists = lists;
    this.#tones = {
      base: tonesOf(lists, "base"),
      ours: tonesOf(lists, "ours"),
      theirs: tonesOf(lists, "theirs"),
    };
    this.#widths = {
      base: widthsIn(lists, "base"),
      ours: widthsIn(lists, "ours"),
      theirs: widthsIn(lists, "theirs"),
    };
    this.#isNeeded = Object.values(this.#tones).some(({ size }) => size > 0);
    this.#origins = new Map([
      ...originsOf(lists.ours, "ours", this.#tones.base),
      ...originsOf(lists.theirs, "theirs", this.#tones.base),
    ]);
  }

  /** What a row that was made from these rows stands in. */
  within({ base, ours, theirs }: RowSource): Within {
    if (!this.#isNeeded) return null;
    if (ours !== null && theirs !== null) return this.#looking(this.#mergeOf(base, ours, theirs));
    const own = ours ?? theirs;
    if (own === null || base !== null) return this.#looking((own ?? base)?.within ?? null);
    return this.#looking(this.#followed(own, ours === null ? "theirs" : "ours"));
  }

  /** The container of a row that only this side has. */
  #followed({ id, within }: BodyBlock, side: Side): Within {
    const near = id === null ? undefined : this.#neighboursOf(side).get(id);
    if (near === undefined) return within;
    const { before, after } = near;
    if (within?.kind === "cell") return within;
    if (within === null) return before && before.id === after?.id ? before : null;
    if (before?.id === within.id || after?.id === within.id) return within;
    const nearest = [before, after].find((one) => one !== undefined);
    return nearest === undefined ? within : nearest;
  }

  /** The container as the merge of the sides has it: with its look, and with the width of its column. */
  #looking(within: Within): Within {
    return this.#widened(this.#toned(within));
  }

  #toned(within: Within): Within {
    if (within === null) return null;
    const { id } = within;
    const [was, our, their] = [this.#tones.base, this.#tones.ours, this.#tones.theirs].map(
      (tones) => tones.get(id) ?? tones.get(this.#originOf(id)),
    );
    if (our === undefined || their === undefined) return within;
    return withLook(within, mergeLook(was ?? our, our, their));
  }

  /** The cell with the merged width of its column. Of two new widths the larger one, so that the text has room on both sides. */
  #widened(within: Within): Within {
    const name = columnName(within);
    if (within === null || name === null) return within;
    const [was, our, their] = [this.#widths.base, this.#widths.ours, this.#widths.theirs].map(
      (widths) => widths.get(name),
    );
    if (our === undefined || their === undefined) return within;
    const width = mergeValue(was, our, their);
    return withWidth(within, width === conflict ? Math.max(our, their) : width);
  }

  /** The three-way merge of the containers of one row. */
  #mergeOf(base: BodyBlock | null, ours: BodyBlock, theirs: BodyBlock): Within {
    const [was, our, their] = [base?.within, ours.within, theirs.within];
    const origins = [was, our, their].map((one) => one && this.#originOf(one.id));
    const origin = mergeValue(origins[0] ?? null, origins[1] ?? null, origins[2] ?? null);
    if (our === null || their === null) return origin === null ? null : (our ?? their);
    if (origin !== conflict && origins[1] !== origins[2]) {
      return origin === origins[1] ? our : their;
    }
    const id = mergeValue(was?.id, our.id, their.id);
    const isOurs = id === conflict ? our.id < their.id : id === our.id;
    return our.kind === "cell" && their.kind === "cell" && our.id === their.id
      ? mergeCells(was?.kind === "cell" ? was : null, our, their)
      : isOurs
        ? our
        : their;
  }

  #originOf(id: BlockId): BlockId {
    return this.#origins.get(id) ?? id;
  }

  /**
   * The neighbours of each row of a side: of the rows that stand in the same container as this one, or outside of
   * containers as this one, without another between them, the nearest before and after it that all three bodies have.
   */
  #neighboursOf(side: Side): NeighboursById {
    const known = this.#neighbours.get(side);
    if (known !== undefined) return known;
    const found = new Map<BlockId, Neighbours>();
    const walk = (direction: keyof Neighbours, inOrder: readonly Slot[]): void => {
      let container: BlockId | undefined;
      let last: Within | undefined;
      for (const slot of inOrder) {
        const { base, ours, theirs } = slot;
        const row = slot[side];
        if (row === null) continue;
        if (row.within?.id !== container) last = undefined;
        container = row.within?.id;
        if (row.id === null) continue;
        const near = found.get(row.id) ?? { before: undefined, after: undefined };
        near[direction] = last;
        found.set(row.id, near);
        if (base !== null && ours !== null && theirs !== null) {
          last = this.#mergeOf(base, ours, theirs);
        }
      }
    };
    walk("before", this.#lists[side]);
    walk("after", this.#lists[side].toReversed());
    this.#neighbours.set(side, found);
    return found;
  }
}

function tonesOf(lists: SlotLists, name: BodyName): ToneById {
  const tones = new Map<BlockId, ContainerLook>();
  for (const slot of lists[name]) {
    const within = slot[name]?.within;
    if (within) tones.set(within.id, lookOf(within));
  }
  return tones;
}

function widthsIn(lists: SlotLists, name: BodyName): ColumnWidths {
  return widthsOf(lists[name].map((slot) => slot[name]?.within));
}

/**
 * The containers of a side that the base lacks and that hold rows of only one container of the base, beside new rows, each
 * with that one.
 */
function originsOf(slots: readonly Slot[], side: Side, ofBase: ToneById): Map<BlockId, BlockId> {
  const origins = new Map<BlockId, BlockId>();
  const mixed = new Set<BlockId>();
  for (const slot of slots) {
    const id = slot[side]?.within?.id;
    if (id === undefined || slot.base === null || ofBase.has(id)) continue;
    const origin = slot.base.within?.id;
    if (origin === undefined || (origins.get(id) ?? origin) !== origin) mixed.add(id);
    else origins.set(id, origin);
  }
  for (const id of mixed) origins.delete(id);
  return origins;
}

/** Of two new tones the louder one; of a table's header row and header column each by itself. */
function mergeLook(was: ContainerLook, our: ContainerLook, their: ContainerLook): ContainerLook {
  if (typeof was === "number" && typeof our === "number" && typeof their === "number") {
    return (was ^ ((was ^ our) | (was ^ their))) as TableHeader;
  }
  const tone = mergeValue(was, our, their);
  if (tone !== conflict) return tone;
  if (!isTone(our) || !isTone(their)) return our;
  return allTones.indexOf(our) > allTones.indexOf(their) ? our : their;
}

/** The cell of a row that a side moved to another cell of its table; of two cells always the same one. */
function mergeCells(was: Cell | null, our: Cell, their: Cell): Cell {
  const [base, ours, theirs] = [was, our, their].map(
    (cell) => cell && `${cell.row} ${cell.column}`,
  );
  const place = mergeValue(base, ours, theirs);
  if (place === conflict) return (ours ?? "") < (theirs ?? "") ? our : their;
  return place === ours ? our : their;
}
