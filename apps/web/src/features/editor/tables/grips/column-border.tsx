import { useRef, type RefObject } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor, type NodeKey } from "lexical";
import { $isTableCellNode } from "@lexical/table";
import { columnWidthOf } from "@stemma/document/containers/column-width";
import { useHandleDragging } from "../../dragging/use-handle-dragging.ts";
import { messages } from "../../messages.ts";
import { $setColumnWidth } from "../column-widths.ts";
import { $placeOf } from "../table-nodes.ts";
import { elementsAround, endOf, type CellElements } from "./line-boxes.ts";
import { showWidth } from "./shown-width.ts";
import styles from "./table-grips.module.css";

interface ColumnBorderProps {
  readonly editor: LexicalEditor;
  readonly border: RefObject<HTMLDivElement | null>;
  /** The cell at whose end the border is, or behind whose start; `null` while it is not shown. */
  readonly cellKey: NodeKey | null;
  /** Whether it is the end of the column before the cell's. */
  readonly isBefore: boolean;
  /** Called with the cell while the border is dragged: until then, it stays there. */
  readonly onHold: (key: NodeKey | null) => void;
}

/** A width that a pointer changes. */
interface Resizing {
  readonly key: NodeKey;
  readonly around: CellElements;
  readonly columnAt: number;
  /** How far from the border it was pressed, in pixels. */
  readonly offset: number;
  readonly width: number | null;
  /** Shows the table as it was. */
  readonly restore: () => void;
}

/** The border at the end of a column: dragging it changes the width, a double click gives the column that of its text. */
export function ColumnBorder({ editor, border, cellKey, isBefore, onHold }: ColumnBorderProps) {
  const resizing = useRef<Resizing | null>(null);
  const columnOf = ({ cell }: CellElements): number => cell.cellIndex - (isBefore ? 1 : 0);
  const setWidth = (key: NodeKey, width: number): void => {
    editor.update(
      () => {
        const cell = $getNodeByKey(key);
        const place = $isTableCellNode(cell) ? $placeOf(cell) : null;
        const columnAt = (place?.columnAt ?? 0) - (isBefore ? 1 : 0);
        if (place !== null && columnAt >= 0) $setColumnWidth(place.table, columnAt, width);
      },
      { tag: HISTORY_PUSH_TAG, discrete: true },
    );
  };
  useHandleDragging(border, {
    onStart: ({ x }) => {
      const around = cellKey === null ? null : elementsAround(editor.getElementByKey(cellKey));
      const of = around?.row.cells[columnOf(around)];
      if (cellKey === null || around === null || of === undefined) return;
      onHold(cellKey);
      resizing.current = {
        key: cellKey,
        around,
        columnAt: columnOf(around),
        offset: x - endOf(of, around.isRightToLeft),
        width: null,
        restore: showWidth(around.table, columnOf(around), null),
      };
    },
    onMove: ({ x }) => {
      const now = resizing.current;
      const of = now?.around.row.cells[now.columnAt];
      if (now === null || of === undefined) return;
      const { isRightToLeft, table } = now.around;
      const end = x - now.offset;
      const { left, right } = of.getBoundingClientRect();
      const width = columnWidthOf(Math.max(1, isRightToLeft ? right - end : end - left));
      if (width === undefined || width === now.width) return;
      showWidth(table, now.columnAt, width);
      resizing.current = { ...now, width };
    },
    onEnd: (isDropped) => {
      const now = resizing.current;
      resizing.current = null;
      onHold(null);
      if (now === null) return;
      now.restore();
      if (isDropped && now.width !== null) setWidth(now.key, now.width);
    },
  });
  return (
    <div
      ref={border}
      className={styles["border"]}
      title={messages.table.border}
      // Keys change widths by the menu of the column.
      aria-hidden
      data-shown={cellKey !== null || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onDoubleClick={() => {
        if (cellKey !== null) setWidth(cellKey, 0);
      }}
    />
  );
}
