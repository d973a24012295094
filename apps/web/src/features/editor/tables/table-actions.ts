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
  FoldHorizontal,
  PanelLeft,
  PanelTop,
  ScanText,
  Trash2,
  UnfoldHorizontal,
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
  type TableLine,
} from "./table-edits.ts";
import { $resizeColumn, $setColumnWidth } from "./column-widths.ts";
import { $headerOf, $setHeader, type PlacedCell } from "./table-nodes.ts";

/** What the menu of a table does to the row, the column or the table of a cell. */
export interface TableAction {
  /** What of the table it changes: the menus of a row and of a column have what concerns them. */
  readonly of: TableLine | "table";
  readonly name: keyof typeof messages.table.actions | keyof typeof messages.table.header;
  readonly icon: LucideIcon;
  /** The arrow that does the same, with the keys that move rows. */
  readonly keys?: "↑" | "↓" | "←" | "→";
  readonly $run: (place: PlacedCell) => void;
}

/** By how much the menu makes a column wider or narrower, in pixels. */
const widthStepPx = 32;

/** The actions in the menu's order, in groups. */
export const tableActions: readonly (readonly TableAction[])[] = [
  [
    {
      of: "row",
      name: "rowAbove",
      icon: BetweenHorizontalStart,
      $run: ({ table, rowAt }) => $insertRow(table, rowAt),
    },
    {
      of: "row",
      name: "rowBelow",
      icon: BetweenHorizontalEnd,
      $run: ({ table, rowAt }) => $insertRow(table, rowAt + 1),
    },
    {
      of: "column",
      name: "columnBefore",
      icon: BetweenVerticalStart,
      $run: ({ table, columnAt }) => $insertColumn(table, columnAt),
    },
    {
      of: "column",
      name: "columnAfter",
      icon: BetweenVerticalEnd,
      $run: ({ table, columnAt }) => $insertColumn(table, columnAt + 1),
    },
  ],
  [
    {
      of: "row",
      name: "rowUp",
      icon: ArrowUp,
      keys: "↑",
      $run: (place) => void $move(place, "row", -1),
    },
    {
      of: "row",
      name: "rowDown",
      icon: ArrowDown,
      keys: "↓",
      $run: (place) => void $move(place, "row", 1),
    },
    {
      of: "column",
      name: "columnBack",
      icon: ArrowLeft,
      keys: "←",
      $run: (place) => void $move(place, "column", -1),
    },
    {
      of: "column",
      name: "columnOn",
      icon: ArrowRight,
      keys: "→",
      $run: (place) => void $move(place, "column", 1),
    },
  ],
  [
    { of: "row", name: "headerRow", icon: PanelTop, $run: (place) => $toggle(place, headerRow) },
    {
      of: "column",
      name: "headerColumn",
      icon: PanelLeft,
      $run: (place) => $toggle(place, headerColumn),
    },
    { of: "column", name: "alignStart", icon: AlignLeft, $run: (place) => $alignColumn(place, "") },
    {
      of: "column",
      name: "alignCenter",
      icon: AlignCenter,
      $run: (place) => $alignColumn(place, "center"),
    },
    {
      of: "column",
      name: "alignRight",
      icon: AlignRight,
      $run: (place) => $alignColumn(place, "right"),
    },
  ],
  [
    {
      of: "column",
      name: "columnWider",
      icon: UnfoldHorizontal,
      $run: (place) => $resizeColumn(place, widthStepPx),
    },
    {
      of: "column",
      name: "columnNarrower",
      icon: FoldHorizontal,
      $run: (place) => $resizeColumn(place, -widthStepPx),
    },
    {
      of: "column",
      name: "columnFitted",
      icon: ScanText,
      $run: ({ table, columnAt }) => $setColumnWidth(table, columnAt, 0),
    },
  ],
  [
    { of: "row", name: "deleteRow", icon: Trash2, $run: $deleteRow },
    { of: "column", name: "deleteColumn", icon: Trash2, $run: $deleteColumn },
    { of: "table", name: "deleteTable", icon: Trash2, $run: ({ table }) => $deleteTable(table) },
  ],
];

function $toggle({ table }: PlacedCell, bit: number): void {
  $setHeader(table, ($headerOf(table) ^ bit) as TableHeader);
}
