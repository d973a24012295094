import {
  $addUpdateTag,
  $getEditor,
  COMMAND_PRIORITY_NORMAL,
  HISTORY_PUSH_TAG,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from "lexical";
import { hasMoveKeys } from "../keys/register-move-keys.ts";
import { $move, type TableLine } from "./table-edits.ts";
import { $cellAtCaret, $placeOf, $rowsOf, $widthsOf, type PlacedCell } from "./table-nodes.ts";

/**
 * The keys that move rows of the page move the table row of the cell with the caret, and with the arrows to the sides its column.
 * Each press is a step of undo. At the edge of the table they do nothing.
 *
 * @param onMoved called with the new place, from 1, and how many rows or columns there are
 */
export function registerTableMoveKeys(
  editor: LexicalEditor,
  onMoved: (line: TableLine, place: number, count: number) => void,
): () => void {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const cell = hasMoveKeys(event, IS_APPLE) ? $cellAtCaret() : null;
      const place = cell === null ? null : $placeOf(cell);
      const move = place === null ? null : moveOf(event.key, $isRightToLeft(place));
      if (place === null || move === null) return false;
      event.preventDefault();
      const { line, by } = move;
      if (!$move(place, line, by)) return true;
      $addUpdateTag(HISTORY_PUSH_TAG);
      const [at, count] =
        line === "row"
          ? [place.rowAt, $rowsOf(place.table).length]
          : [place.columnAt, $widthsOf(place.table).length];
      onMoved(line, at + by + 1, count);
      return true;
    },
    COMMAND_PRIORITY_NORMAL,
  );
}

function moveOf(
  key: string,
  isRightToLeft: boolean,
): { readonly line: TableLine; readonly by: 1 | -1 } | null {
  if (key === "ArrowUp" || key === "ArrowDown") {
    return { line: "row", by: key === "ArrowUp" ? -1 : 1 };
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  return { line: "column", by: (key === "ArrowLeft") === isRightToLeft ? 1 : -1 };
}

function $isRightToLeft({ cell }: PlacedCell): boolean {
  const element = $getEditor().getElementByKey(cell.getKey())?.closest("table");
  return element != null && getComputedStyle(element).direction === "rtl";
}
