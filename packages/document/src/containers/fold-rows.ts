import type { BlockId } from "../block-id.ts";
import type { BlockJson, CalloutJson, NodeJson } from "../format.ts";
import { foldLists } from "../lists/fold-lists.ts";
import type { Callout, Container } from "./container.ts";
import { foldTable } from "./fold-table.ts";
import { foldToggle } from "./fold-toggle.ts";

/**
 * The nodes of a body for these rows: neighbouring rows of one container stand in one node, and list rows in lists. Rows of
 * one container that stand apart make two; the second has another id, made from that of its first row. A toggle gets a
 * summary where its first row cannot be one.
 */
export function foldRows(rows: readonly BlockJson[]): NodeJson[] {
  const ids = new FreeIds();
  /** Those of the rows, once a table needs one for an empty cell, or a toggle for a summary. */
  let rowIds: FreeIds | null = null;
  const rowId = (first: BlockId, second: string): BlockId => {
    rowIds ??= new FreeIds(rows.map(({ $ }) => $.blockId));
    const id = `${first.slice(0, 15)}-${second.slice(0, 15)}` as BlockId;
    return rowIds.take(id, id);
  };
  return runsOf(rows).flatMap(({ container, rows: inside }): NodeJson[] => {
    if (container === null) return foldLists(inside);
    const id = ids.take(container.id, inside[0]?.$.blockId ?? container.id);
    if (container.kind === "cell") return [foldTable({ ...container, id }, inside, rowId)];
    const bare = inside.map(withoutContainer);
    if (container.kind === "toggle") return [foldToggle(id, bare, () => rowId(id, "summary"))];
    return [calloutNode({ ...container, id }, foldLists(bare))];
  });
}

interface RowRun {
  readonly container: Container | null;
  readonly rows: BlockJson[];
}

function runsOf(rows: readonly BlockJson[]): RowRun[] {
  const runs: RowRun[] = [];
  for (const row of rows) {
    const container = row.within ?? null;
    const last = runs.at(-1);
    const isSame =
      last?.container?.id === container?.id && last?.container?.kind === container?.kind;
    if (last !== undefined && isSame) last.rows.push(row);
    else runs.push({ container, rows: [row] });
  }
  return runs;
}

class FreeIds {
  readonly #used: Set<string>;
  /** The next number to try, by what stands before it: no number is tried twice. */
  readonly #turns = new Map<string, number>();

  constructor(used: readonly BlockId[] = []) {
    this.#used = new Set(used);
  }

  /** The id of a container, or, if it is taken, one that depends on nothing but the rows. */
  take(id: BlockId, ofRow: BlockId): BlockId {
    const free = [id, ofRow].find((one) => !this.#used.has(one)) ?? this.#numbered(ofRow);
    this.#used.add(free);
    return free;
  }

  #numbered(ofRow: BlockId): BlockId {
    const start = ofRow.slice(0, 24);
    let turn = this.#turns.get(start) ?? 2;
    while (this.#used.has(`${start}-${turn}`)) turn += 1;
    this.#turns.set(start, turn + 1);
    return `${start}-${turn}` as BlockId;
  }
}

/** The row as it stands in its container's node, which says the rest. */
export function withoutContainer({ within: _within, ...row }: BlockJson): BlockJson {
  return row;
}

function calloutNode({ id, tone }: Callout, children: NodeJson[]): CalloutJson {
  return {
    type: "callout",
    version: 1,
    tone,
    $: { containerId: id },
    // Rows without a container make no callouts.
    children: children as CalloutJson["children"],
    direction: null,
    format: "",
    indent: 0,
  };
}
