import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor, type NodeKey } from "lexical";
import { $isTableCellNode } from "@lexical/table";
import type { WindowPoint } from "../../dragging/use-handle-dragging.ts";
import { $moveLine, type TableLine } from "../table-edits.ts";
import { $placeOf } from "../table-nodes.ts";
import { elementsAround, gapAt, placeOfLine } from "./line-boxes.ts";

/** A row or a column that is dragged. */
export interface LineDrag {
  readonly line: TableLine;
  /** A cell of it. */
  readonly key: NodeKey;
  /** The row or column before which it would land, from 0; `null` where it would stay. */
  readonly gap: number | null;
  /** The place where it would be, from 1, and how many there are. */
  readonly place: number;
  readonly count: number;
}

/** The row or column of a cell, where it is; `null` for a cell that is not there any more. */
export function startDrag(editor: LexicalEditor, key: NodeKey, line: TableLine): LineDrag | null {
  const around = elementsAround(editor.getElementByKey(key));
  if (around === null) return null;
  const { at, count } = placeOfLine(around, line);
  return { line, key, gap: null, place: at + 1, count };
}

/** The drag with the pointer at this place; the same object where it would land at the same place. */
export function draggedTo(editor: LexicalEditor, drag: LineDrag, point: WindowPoint): LineDrag {
  const around = elementsAround(editor.getElementByKey(drag.key));
  if (around === null) return drag;
  const { at } = placeOfLine(around, drag.line);
  const gap = gapAt(around, drag.line, point);
  const to = gap > at ? gap - 1 : gap;
  const landing = to === at ? null : gap;
  return landing === drag.gap ? drag : { ...drag, gap: landing, place: to + 1 };
}

/** Moves the row or column to where it would land, in one undo step. Returns whether it moved. */
export function drop(editor: LexicalEditor, { key, line, gap, place }: LineDrag): boolean {
  let isMoved = false;
  if (gap === null) return isMoved;
  editor.update(
    () => {
      const cell = $getNodeByKey(key);
      const from = $isTableCellNode(cell) ? $placeOf(cell) : null;
      if (from === null) return;
      isMoved = $moveLine(from.table, line, line === "row" ? from.rowAt : from.columnAt, place - 1);
    },
    { tag: HISTORY_PUSH_TAG, discrete: true },
  );
  return isMoved;
}
