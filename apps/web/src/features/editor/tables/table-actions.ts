import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelLeft,
  PanelTop,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { headerColumn, headerRow, type TableHeader } from "@stemma/document/containers/container";
import type { messages } from "../messages.ts";
import {
  $alignColumn,
  $deleteColumn,
  $deleteRow,
  $deleteTable,
  $insertColumn,
  $insertRow,
  $move,
} from "./table-edits.ts";
import { $headerOf, $setHeader, type PlacedCell } from "./table-nodes.ts";

/** What the menu of a table does to the row, the column or the table of a cell. */
export interface TableAction {
  readonly name: keyof typeof messages.table.actions | keyof typeof messages.table.header;
  readonly icon: LucideIcon;
  readonly $run: (place: PlacedCell) => void;
}

/** The actions in the menu's order, in groups. */
export const tableActions: readonly (readonly TableAction[])[] = [
  [
    {
      name: "rowAbove",
      icon: BetweenHorizontalStart,
      $run: ({ table, rowAt }) => $insertRow(table, rowAt),
    },
    {
      name: "rowBelow",
      icon: BetweenHorizontalEnd,
      $run: ({ table, rowAt }) => $insertRow(table, rowAt + 1),
    },
    {
      name: "columnBefore",
      icon: BetweenVerticalStart,
      $run: ({ table, columnAt }) => $insertColumn(table, columnAt),
    },
    {
      name: "columnAfter",
      icon: BetweenVerticalEnd,
      $run: ({ table, columnAt }) => $insertColumn(table, columnAt + 1),
    },
  ],
  [
    { name: "rowUp", icon: ArrowUp, $run: (place) => $move(place, "row", -1) },
    { name: "rowDown", icon: ArrowDown, $run: (place) => $move(place, "row", 1) },
    { name: "columnBack", icon: ArrowLeft, $run: (place) => $move(place, "column", -1) },
    { name: "columnOn", icon: ArrowRight, $run: (place) => $move(place, "column", 1) },
  ],
  [
    { name: "headerRow", icon: PanelTop, $run: (place) => $toggle(place, headerRow) },
    { name: "headerColumn", icon: PanelLeft, $run: (place) => $toggle(place, headerColumn) },
    { name: "alignStart", icon: AlignLeft, $run: (place) => $alignColumn(place, "") },
    { name: "alignCenter", icon: AlignCenter, $run: (place) => $alignColumn(place, "center") },
    { name: "alignRight", icon: AlignRight, $run: (place) => $alignColumn(place, "right") },
  ],
  [
    { name: "deleteRow", icon: Trash2, $run: $deleteRow },
    { name: "deleteColumn", icon: Trash2, $run: $deleteColumn },
    { name: "deleteTable", icon: Trash2, $run: ({ table }) => $deleteTable(table) },
  ],
];

function $toggle({ table }: PlacedCell, bit: number): void {
  $setHeader(table, ($headerOf(table) ^ bit) as TableHeader);
}
