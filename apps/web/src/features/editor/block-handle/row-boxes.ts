import { isAnchor } from "./row-at-height.ts";

/** A box in the window, in pixels. */
export interface WindowBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The room for the mark before a row of a list, in pixels: `--list-step` of page-body.css. */
const markPx = 26;

/** Half of the room above the first row and below the last one, in pixels. */
const edgePx = 3;

/** The middle of a row's first line; of a divider, its line; of a file, its card. */
export function firstLineMiddle(element: HTMLElement): number {
  const whole = element.querySelector(":scope > .file-card") ?? element;
  const { top, bottom } = whole.getBoundingClientRect();
  const line = element.querySelector("td, th") ?? element;
  const { paddingTop, lineHeight } = getComputedStyle(line);
  const height = Number.parseFloat(lineHeight);
  const middle = line.getBoundingClientRect().top + Number.parseFloat(paddingTop) + height / 2;
  const isOneLine = whole !== element || element.tagName === "HR";
  return isOneLine || Number.isNaN(middle) ? (top + bottom) / 2 : middle;
}

/** Where a handle of this height stands: at the first line of a row, but above a table, whose first row has a grip of its own. */
export function handleTop(element: HTMLElement, height: number): number {
  const isTable = element.querySelector(":scope > table") !== null;
  if (isTable) return element.getBoundingClientRect().top + edgePx - height;
  return firstLineMiddle(element) - height / 2;
}

/** The box around rows, a little wider than the text. */
export function boxAround(elements: readonly HTMLElement[], text: HTMLElement): WindowBox | null {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const { left, width } = text.getBoundingClientRect();
  return { left: left - 4, top: top - 2, width: width + 8, height: bottom - top + 4 };
}

/**
 * The line before or behind a row, in the middle of the room there. It begins where rows of a list would begin beside it, if
 * such are meant, else where the other rows beside its list begin.
 */
export function lineBeside(
  row: HTMLElement,
  { isBefore, isForList }: { readonly isBefore: boolean; readonly isForList: boolean },
  text: HTMLElement,
): WindowBox {
  const box = row.getBoundingClientRect();
  const beside = isBefore ? row.previousElementSibling : row.nextElementSibling;
  const other = isAnchor(beside) ? null : beside;
  const otherBox = other?.getBoundingClientRect();
  const [above, below] = isBefore
    ? [otherBox?.bottom ?? box.top - 2 * edgePx, box.top]
    : [box.bottom, otherBox?.top ?? box.bottom + 2 * edgePx];
  // Behind a row with deeper rows is the place of the first deeper row.
  const deeper = isBefore || other?.matches(".list-nest") !== true ? null : other;
  const inList = deeper?.querySelector<HTMLElement>("li:not(.list-nest)") ?? row;
  const start = isForList ? inList : topOf(row, text);
  const { left, right } = start.getBoundingClientRect();
  const mark = start.tagName === "LI" && start.closest(".list-check") === null ? markPx : 0;
  const edges = text.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(start).direction === "rtl";
  const from = isRightToLeft ? edges.left : left - mark;
  const to = isRightToLeft ? right + mark : edges.right;
  return { left: from, top: (above + below) / 2 - 1, width: to - from, height: 2 };
}

/** The outermost list around a row, or the row itself outside of lists. */
function topOf(row: HTMLElement, text: HTMLElement): HTMLElement {
  const list = row.closest<HTMLElement>("ul, ol");
  if (list === null || !text.contains(list)) return row;
  const around = list.parentElement;
  return around?.tagName === "LI" ? topOf(around, text) : list;
}
