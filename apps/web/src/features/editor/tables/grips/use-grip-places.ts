import { useEffect, useEffectEvent, type RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { firstLineMiddle } from "../../block-handle/row-boxes.ts";
import { drawAt, drawBox } from "../../dragging/draw-at.ts";
import { useArranging } from "../../dragging/use-arranging.ts";
import {
  columnGripTop,
  elementsAround,
  endOf,
  gapBox,
  lineBox,
  seenBox,
  type CellElements,
} from "./line-boxes.ts";
import type { LineDrag } from "./line-drag.ts";

/** The room between a grip and its table, in pixels. */
const gapPx = 2;

/** The elements around a table. They are positioned in the frame, so that they scroll with the text. */
export interface GripElements {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly row: RefObject<HTMLButtonElement | null>;
  readonly column: RefObject<HTMLButtonElement | null>;
  /** On the end of the column before the cell's. */
  readonly borderBefore: RefObject<HTMLDivElement | null>;
  /** On the end of the cell's column. */
  readonly border: RefObject<HTMLDivElement | null>;
  readonly shade: RefObject<HTMLDivElement | null>;
  readonly landing: RefObject<HTMLDivElement | null>;
}

/** Keeps the grips at the row and the column of a cell, while the text changes, is scrolled or gets another size. */
export function useGripPlaces(
  editor: LexicalEditor,
  elements: GripElements,
  key: NodeKey | null,
  drag: LineDrag | null,
): void {
  const arrange = (): void => {
    const origin = elements.frame.current?.getBoundingClientRect();
    const around = key === null ? null : elementsAround(editor.getElementByKey(key));
    if (origin === undefined || around === null) return;
    placeGrips(elements, around, origin);
    if (drag === null) return;
    drawBox(elements.shade.current, lineBox(around, drag.line), origin);
    if (drag.gap !== null) {
      drawBox(elements.landing.current, gapBox(around, drag.line, drag.gap), origin);
    }
  };
  const arrangeNow = useEffectEvent(arrange);
  const isShown = key !== null;
  useArranging(editor, isShown, arrange);
  useEffect(() => {
    if (!isShown) return undefined;
    // The browser lays out once for an update and what measures it.
    let frame = 0;
    const stopUpdates = editor.registerUpdateListener(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => arrangeNow());
    });
    return () => {
      cancelAnimationFrame(frame);
      stopUpdates();
    };
  }, [editor, isShown]);
}

/** How far down the bars of the screen reach, which cover the text: the style sheet says it as a margin for scrolling. */
function topOfText(grip: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(grip).scrollMarginTop) || 0;
}

function placeGrips(
  { row, column, borderBefore, border: own }: GripElements,
  around: CellElements,
  origin: DOMRect,
) {
  const seen = seenBox(around);
  const [start, end] = [seen.left, seen.left + seen.width];
  const cell = around.cell.getBoundingClientRect();
  if (row.current !== null) {
    const { offsetWidth: width, offsetHeight: height } = row.current;
    const left = around.isRightToLeft ? end + gapPx : Math.max(0, start - width - gapPx);
    drawAt(row.current, { left, top: firstLineMiddle(around.row) - height / 2 }, origin);
  }
  if (column.current !== null) {
    const { offsetWidth: width, offsetHeight: height } = column.current;
    const middle = (Math.max(cell.left, start) + Math.min(cell.right, end)) / 2;
    const top = columnGripTop(seen, height, topOfText(column.current));
    drawAt(column.current, { left: middle - width / 2, top }, origin);
    column.current.toggleAttribute("data-over-cells", top > seen.top - height);
    column.current.toggleAttribute("data-unseen", cell.right <= start || cell.left >= end);
  }
  for (const border of [borderBefore, own]) {
    const of = border === own ? around.cell : around.cell.previousElementSibling;
    if (border.current === null) continue;
    const x = of instanceof HTMLElement ? endOf(of, around.isRightToLeft) : Number.NaN;
    const isSeen = x > start - 1 && x < end + 1;
    border.current.toggleAttribute("data-unseen", !isSeen);
    if (!isSeen) continue;
    const { offsetWidth: width } = border.current;
    drawBox(border.current, { ...seen, left: x - width / 2, width }, origin);
  }
}
