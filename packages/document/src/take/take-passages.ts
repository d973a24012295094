import { newBlockId, type BlockId } from "../block-id.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import {
  columnName,
  widthOf,
  widthsOf,
  withWidth,
  type ColumnWidths,
} from "../containers/column-width.ts";
import { lookOf, withLook, type ContainerLook } from "../containers/container.ts";
import type { DiffEntry } from "../diff/body-diff.ts";
import { diffBlocks } from "../diff/diff-bodies.ts";
import type { TimeBoundOptions } from "../diff/time-bound.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { rowsAfter, rowsBefore } from "./entry-rows.ts";

interface TakeOptions extends TimeBoundOptions {
  /** Whether rows of `text` that a passage would replace stay, behind it. */
  readonly keepsReplaced?: boolean;
}

/**
 * Copies rows of `source` into `text`. A row that `text` has in other words replaces them; a row that it lacks is put
 * behind the nearest row before it that both have. If a row was split or joined in `text`, its whole passage is
 * replaced, so that no word is there twice. Everything else in `text` stays, also the tone of a container of which rows
 * are taken. `rows` are indexes from 0; unknown ones are ignored.
 */
export function takePassages(
  text: PageBody,
  source: PageBody,
  rows: readonly number[],
  { keepsReplaced = false, ...options }: TakeOptions = {},
): PageBody {
  const own = bodyBlocks(text);
  const foreign = bodyBlocks(source);
  const wanted = new Set(rows);
  const { entries } = diffBlocks(foreign, own, options);
  const parts = entries.map((entry) => {
    const isTaken = entry.kind !== "unchanged" && rowsBefore(entry).some((at) => wanted.has(at));
    return {
      taken: isTaken ? rowsBefore(entry).flatMap((at) => foreign[at] ?? []) : [],
      own: rowsAfter(entry).flatMap((at) => own[at] ?? []),
    };
  });
  const sourceIds = new Set(foreign.flatMap(({ id }) => id ?? []));
  const stays = parts.flatMap((part) => (keepsReplaced || part.taken.length === 0 ? part.own : []));
  const used = new Set(stays.flatMap(({ id }) => id ?? []));
  const tones = tonesOf(own, foreign, wanted, entries);
  const widths = columnWidths(own, foreign, wanted, entries);
  const looking = (row: BlockJson): BlockJson => withLooks(row, tones, widths);
  return makeBody(
    withoutInterruptions(
      parts.flatMap((part): PlacedRow[] => {
        const kept = keepsReplaced || part.taken.length === 0 ? part.own : [];
        const replaced = keepsReplaced ? [] : part.own;
        const taken = withFreeIds(part.taken, replaced, { used, sourceIds });
        return [
          ...taken.map((row) => ({ row: looking(row), isTaken: true })),
          ...kept.map((block) => ({ row: looking(toJson(block)), isTaken: false })),
        ];
      }),
    ),
  );
}

type ToneById = ReadonlyMap<BlockId, ContainerLook>;

/**
 * The tones of the containers that the text has: its own, so that taking a row does not change the rows beside it; the
 * source's, if the row that tells the change of the tone is taken, or one before it, or one that comes into the container.
 */
function tonesOf(
  own: readonly BodyBlock[],
  foreign: readonly BodyBlock[],
  wanted: ReadonlySet<number>,
  entries: readonly DiffEntry[],
): ToneById {
  const tones = new Map(
    own.flatMap(({ within }) => (within ? [[within.id, lookOf(within)] as const] : [])),
  );
  const told = new Set<BlockId>();
  for (const entry of entries) {
    const rows = rowsBefore(entry).flatMap((at) => foreign[at] ?? []);
    const isTaken = entry.kind !== "unchanged" && rowsBefore(entry).some((at) => wanted.has(at));
    for (const { within } of rows) {
      if (within === null) continue;
      const isBehind = told.has(within.id) && staysInContainer(entry);
      if (isTaken && !isBehind) tones.set(within.id, lookOf(within));
      if ("tellsTone" in entry && entry.tellsTone) told.add(within.id);
    }
  }
  return tones;
}

/** Whether both bodies have the row in the same container. */
function staysInContainer(entry: DiffEntry): boolean {
  if (!("tellsTone" in entry)) return false;
  return entry.before.shape.within?.id === entry.after.shape.within?.id;
}

/** The widths of the columns that the text has: its own, but the source's where the cell that tells the change is taken. */
function columnWidths(
  own: readonly BodyBlock[],
  foreign: readonly BodyBlock[],
  wanted: ReadonlySet<number>,
  entries: readonly DiffEntry[],
): ColumnWidths {
  const widths = new Map(widthsOf(own.map(({ within }) => within)));
  for (const entry of entries) {
    if (!("tellsWidth" in entry) || !entry.tellsWidth || !wanted.has(entry.before.index)) continue;
    const within = foreign[entry.before.index]?.within;
    const name = columnName(within);
    if (name !== null) widths.set(name, widthOf(within));
  }
  return widths;
}

/** The row with the tone of its container, and the width of its column, that the text has. */
function withLooks(row: BlockJson, tones: ToneById, widths: ColumnWidths): BlockJson {
  if (row.within === undefined) return row;
  const tone = tones.get(row.within.id);
  const toned = tone === undefined ? row.within : withLook(row.within, tone);
  return { ...row, within: withWidth(toned, widths.get(columnName(toned) ?? "")) };
}

/** A row of the text that comes about. */
interface PlacedRow {
  readonly row: BlockJson;
  readonly isTaken: boolean;
}

/** The rows, with those that were taken into the middle of a container to which they do not belong behind it. */
function withoutInterruptions(placed: readonly PlacedRow[]): BlockJson[] {
  const containerAhead: (BlockId | undefined)[] = [];
  let ahead: BlockId | undefined;
  for (const { row, isTaken } of placed.toReversed()) {
    containerAhead.push(ahead);
    if (!isTaken) ahead = row.within?.id;
  }
  containerAhead.reverse();
  const rows: BlockJson[] = [];
  const waiting: BlockJson[] = [];
  let open: BlockId | undefined;
  for (const [index, { row, isTaken }] of placed.entries()) {
    if (!isTaken) {
      if (row.within?.id !== open) rows.push(...waiting.splice(0));
      open = row.within?.id;
      rows.push(row);
    } else {
      const interrupts = open !== undefined && containerAhead[index] === open;
      (interrupts && row.within?.id !== open ? waiting : rows).push(row);
    }
  }
  return [...rows, ...waiting];
}

/**
 * These rows with ids that nothing else in the text uses: the same id if a replaced row has it, else the id of the row
 * that it replaces, unless that is a row of the source too, else its own. Adds them to `used`.
 */
function withFreeIds(
  taken: readonly BodyBlock[],
  replaced: readonly BodyBlock[],
  { used, sourceIds }: { readonly used: Set<BlockId>; readonly sourceIds: ReadonlySet<BlockId> },
) {
  const replacedIds = replaced.map(({ id }) => id);
  return taken.map((row, index) => {
    const ofReplaced = replacedIds[index] ?? null;
    const candidates = [
      replacedIds.includes(row.id) ? row.id : null,
      ofReplaced !== null && sourceIds.has(ofReplaced) ? null : ofReplaced,
      row.id,
    ];
    const id = candidates.find((one) => one !== null && !used.has(one)) ?? newBlockId();
    used.add(id);
    return makeBlock({ ...row, id }, row.runs);
  });
}

function toJson(row: BodyBlock) {
  return makeBlock({ ...row, id: row.id ?? newBlockId() }, row.runs);
}
