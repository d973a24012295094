import { isBlockId, newBlockId, type BlockId } from "../block-id.ts";
import {
  childrenOf,
  headerOf,
  idIn,
  isToggle,
  widthIn,
  type CellPlace,
} from "../containers/cell-place.ts";
import { columnWidthOf, widthField } from "../containers/column-width.ts";
import { allHeaders, allTones, type Cell, type Container } from "../containers/container.ts";
import type { ContainerPlace } from "../lists/row-nodes.ts";
import { BodyFault } from "./body-fault.ts";
import { readArray } from "./read-array.ts";
import { readFields } from "./read-fields.ts";
import { readOneOf } from "./read-one-of.ts";

/** Reads a container by its node. Without an id it gets a new one; without a tone it is a note. */
export function readContainer(place: ContainerPlace): Container {
  const { node, path } = place;
  if (place.cell !== null) return readCell(node, place.cell, path);
  const fields = readFields(node, path);
  const state = fields("$");
  const id = state === undefined ? undefined : readFields(state, `${path}.$`)("containerId");
  const readable = readId(id, `${path}.$.containerId`);
  if (isToggle(node)) return { kind: "toggle", id: readable };
  return {
    kind: "callout",
    id: readable,
    tone: readOneOf(allTones, fields("tone") ?? "note", `${path}.tone`),
  };
}

/** Reads the container that a row by itself names; `null` if it names none. */
export function readNamedContainer(input: unknown, path: string): Container | null {
  if (input === undefined || input === null) return null;
  const fields = readFields(input, path);
  const kind = readOneOf(["callout", "toggle", "cell"] as const, fields("kind"), `${path}.kind`);
  if (kind === "cell") {
    return {
      kind,
      id: readId(fields("id"), `${path}.id`),
      row: readId(fields("row"), `${path}.row`),
      column: readId(fields("column"), `${path}.column`),
      header: readOneOf(allHeaders, fields("header") ?? 0, `${path}.header`),
      ...readWidth(fields("width"), `${path}.width`),
    };
  }
  const id = readId(fields("id"), `${path}.id`);
  if (kind === "toggle") return { kind, id };
  return {
    kind,
    id,
    tone: readOneOf(allTones, fields("tone") ?? "note", `${path}.tone`),
  };
}

/** The ids that tables, table rows and columns without one got, by their nodes. */
const newIds = new WeakMap<object, BlockId>();

function newIdOf(node: object): BlockId {
  const id = newIds.get(node) ?? newBlockId();
  newIds.set(node, id);
  return id;
}

/** A cell by the nodes around it. Its column has the id that the cell of the first row names. */
function readCell(node: object, { table, row, columnAt }: CellPlace, path: string): Cell {
  const first = (childrenOf(childrenOf(table)[0])[columnAt] ?? node) as object;
  for (const one of [node, row, first]) readFields(one, path);
  checkWidths(readFields(table, path)("colWidths"), columnAt, `${path}.colWidths`);
  return {
    kind: "cell",
    id: idIn(table, "containerId") ?? newIdOf(table),
    row: idIn(row, "rowId") ?? newIdOf(row),
    column: idIn(node, "columnId") ?? idIn(first, "columnId") ?? newIdOf(first),
    header: headerOf(table),
    ...widthField(widthIn(table, columnAt)),
  };
}

/** Throws if the widths of a table are no list, or that of this column is no number. */
function checkWidths(input: unknown, columnAt: number, path: string): void {
  if (input !== undefined && input !== null) {
    readWidth(readArray(input, path)[columnAt], `${path}.${columnAt}`);
  }
}

/** Reads the width of a column. One that is out of bounds is reduced, and 0 is none. */
function readWidth(input: unknown, path: string): { readonly width?: number } {
  if (input !== undefined && input !== null && typeof input !== "number") {
    throw new BodyFault(path, "The width of a column must be a number.");
  }
  return widthField(columnWidthOf(input));
}

function readId(input: unknown, path: string): Container["id"] {
  if (input === undefined) return newBlockId();
  if (typeof input !== "string") throw new BodyFault(path, "The id of a container must be text.");
  return isBlockId(input) ? input : newBlockId();
}
