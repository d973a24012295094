import { treeMeasures } from "./tree-measures.ts";

/** A position in the drawing, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The edge from a version to its child, as an SVG path: straight within a row, a curve to an adjacent row, or a
 * vertical line in the gap between two columns, clear of labels.
 */
export function edgePath(from: Point, to: Point): string {
  if (from.y === to.y) return `M${from.x} ${from.y}H${to.x}`;
  const middle = (from.x + to.x) / 2;
  const start = `M${from.x} ${from.y}`;
  const rise = to.y - from.y;
  if (Math.abs(rise) <= treeMeasures.rowPx) {
    return `${start}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  }
  const half = (Math.sign(rise) * treeMeasures.rowPx) / 2;
  const bend = (to.x - from.x) / 3;
  const down = `C${from.x + bend} ${from.y} ${middle} ${from.y + half / 4} ${middle} ${from.y + half}`;
  const on = `C${middle} ${to.y - half / 4} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
  return `${start}${down}V${to.y - half}${on}`;
}
