import { $isListItemNode, $isListNode, type ListNode, type ListType } from "@lexical/list";
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableNode } from "@lexical/table";
import { $getState, $isElementNode, type ElementNode, type LexicalNode } from "lexical";
import { $isFrameNode, type FrameNode } from "@stemma/document/containers/frame-node";
import type { CalloutTone, Container, TableHeader } from "@stemma/document/containers/container";
import { columnWidthOf, widthField } from "@stemma/document/containers/column-width";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import { columnIdState, rowIdState } from "@stemma/document/containers/table-id-states";
import { $isTablePart } from "../blocks/selected-blocks.ts";
import { $lookOfFrame } from "../frames/frame-rows.ts";
import { $isNest } from "../lists/list-rows.ts";
import { $headerOf } from "../tables/table-nodes.ts";

/** What the nodes around a row say of it: what it needs to be read without them. */
export interface RowPlace {
  /** `null` for a row that stands in no list. */
  readonly list: PlaceInList | null;
  /** `null` for a row that stands in no container. */
  readonly within: PlaceInContainer | null;
}

/** A container as a stored row has it. */
interface PlaceInContainer {
  readonly kind: Container["kind"];
  readonly id: string;
  readonly tone?: CalloutTone;
  readonly row?: string;
  readonly column?: string;
  readonly header?: TableHeader;
  readonly width?: number;
}

interface PlaceInList {
  readonly listType: ListType;
  readonly indent: number;
  /** The number of the first row of the list; 1 for all others. */
  readonly start: number;
}

/** A row of the editor, or a node that a page cannot hold, with its place. */
export interface PlacedRow {
  readonly row: LexicalNode;
  readonly place: RowPlace;
}

/**
 * The rows of the page in order. A place is taken from the nodes around on the way down, so that all rows of a table or a list take
 * no longer than their number; the nodes around themselves may be new ones, because a row was added beside.
 */
export function $placedRows(root: ElementNode): PlacedRow[] {
  const rows: PlacedRow[] = [];
  $addRowsIn(root, null, rows);
  return rows;
}

/** Whether a row is read alike in both places. Every row of a page is asked, several times a second: nothing is made for it. */
export function isSamePlace({ list, within }: RowPlace, other: RowPlace): boolean {
  return isSameList(list, other.list) && isSameContainer(within, other.within);
}

function isSameList(a: PlaceInList | null, b: PlaceInList | null): boolean {
  if (a === null || b === null) return a === b;
  return a.listType === b.listType && a.indent === b.indent && a.start === b.start;
}

function isSameContainer(a: PlaceInContainer | null, b: PlaceInContainer | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const isSame = a.kind === b.kind && a.id === b.id && a.tone === b.tone;
  const isSameCell = a.row === b.row && a.column === b.column && a.header === b.header;
  return isSame && isSameCell && a.width === b.width;
}

function $addRowsIn(parent: ElementNode, within: PlaceInContainer | null, rows: PlacedRow[]): void {
  for (let node = parent.getFirstChild(); node !== null; node = node.getNextSibling()) {
    $addRowsAt(node, within, rows);
  }
}

function $addRowsAt(node: LexicalNode, within: PlaceInContainer | null, rows: PlacedRow[]): void {
  if ($isListNode(node)) return $addRowsOfList(node, 0, within, rows);
  if ($isTableNode(node)) return $addRowsOfTable(node, within, rows);
  if ($isFrameNode(node)) {
    // A frame in a cell is no place that a page knows: its rows are rows of the cell.
    return $addRowsIn(node, within?.kind === "cell" ? within : $placeInFrame(node), rows);
  }
  const isHolder = $isTablePart(node) || $isNest(node);
  if (isHolder && $isElementNode(node)) $addRowsIn(node, within, rows);
  else rows.push({ row: node, place: { list: null, within } });
}

function $placeInFrame(frame: FrameNode): PlaceInContainer {
  const id = $getState(frame, containerIdState) ?? frame.getKey();
  const look = $lookOfFrame(frame);
  return look === "toggle" ? { kind: look, id } : { kind: "callout", id, tone: look };
}

function $addRowsOfList(
  list: ListNode,
  indent: number,
  within: PlaceInContainer | null,
  rows: PlacedRow[],
): void {
  const listType = list.getListType();
  const others: RowPlace = { list: { listType, indent, start: 1 }, within };
  let place: RowPlace = { list: { listType, indent, start: list.getStart() }, within };
  for (let item = list.getFirstChild(); item !== null; item = item.getNextSibling()) {
    if ($isNest(item) && $isListItemNode(item)) {
      for (const inner of item.getChildren()) {
        if ($isListNode(inner)) $addRowsOfList(inner, indent + 1, within, rows);
        else $addRowsAt(inner, within, rows);
      }
      continue;
    }
    if ($isListItemNode(item)) rows.push({ row: item, place });
    else $addRowsAt(item, within, rows);
    place = others;
  }
}

function $addRowsOfTable(
  table: TableNode,
  within: PlaceInContainer | null,
  rows: PlacedRow[],
): void {
  const id = $getState(table, containerIdState) ?? table.getKey();
  const header = $headerOf(table);
  const widths = table.getColWidths();
  for (let line = table.getFirstChild(); line !== null; line = line.getNextSibling()) {
    if (!$isTableRowNode(line)) {
      $addRowsAt(line, within, rows);
      continue;
    }
    const row = $getState(line, rowIdState) ?? line.getKey();
    for (const [at, cell] of line.getChildren().entries()) {
      if (!$isTableCellNode(cell)) {
        $addRowsAt(cell, within, rows);
        continue;
      }
      const column = $getState(cell, columnIdState) ?? `column-${at}`;
      const width = widthField(columnWidthOf(widths?.[at]));
      $addRowsIn(cell, { kind: "cell", id, row, column, header, ...width }, rows);
    }
  }
}
