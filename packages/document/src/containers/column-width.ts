import { columnWidthMax, columnWidthMin } from "../body-limits.ts";
import type { Container } from "./container.ts";

/**
 * The width of a column that a value says: a whole number of pixels between `columnWidthMin` and `columnWidthMax`. `undefined`
 * for a column that is as wide as its text: for 0, for what is no number, and for what is below 0.
 */
export function columnWidthOf(value: unknown): number | undefined {
  if (typeof value !== "number" || !(value > 0)) return undefined;
  return Math.round(Math.min(Math.max(value, columnWidthMin), columnWidthMax));
}

/** The names of columns with their widths in pixels; 0 for one that is as wide as its text. */
export type ColumnWidths = ReadonlyMap<string, number>;

/** A name for the column of a cell, unique in its page; `null` for what is no cell. */
export function columnName(container: Container | null | undefined): string | null {
  return container?.kind === "cell" ? `${container.id} ${container.column}` : null;
}

/** The widths of all columns that these containers name. Of containers that disagree, the first decides. */
export function widthsOf(containers: Iterable<Container | null | undefined>): ColumnWidths {
  const widths = new Map<string, number>();
  for (const container of containers) {
    const name = columnName(container);
    if (name !== null && !widths.has(name)) widths.set(name, widthOf(container));
  }
  return widths;
}

/** The width of the column of a cell in pixels; 0 for one that is as wide as its text, and for what is no cell. */
export function widthOf(container: Container | null | undefined): number {
  return container?.kind === "cell" ? (container.width ?? 0) : 0;
}

/** The container with this width of its column; unchanged if it is no cell. */
export function withWidth<C extends Container>(container: C, width: number | undefined): C {
  if (container.kind !== "cell" || width === undefined || widthOf(container) === width)
    return container;
  const { width: _width, ...cell } = container;
  return (width === 0 ? cell : { ...cell, width }) as C;
}

/** The field of a cell for this width: none for a column that is as wide as its text. */
export function widthField(width: number | undefined): { readonly width?: number } {
  return width === undefined ? {} : { width };
}
