import type { BlockId } from "../block-id.ts";

/** How a callout speaks to the reader. */
export type CalloutTone = "note" | "tip" | "warning" | "important";

/** Every tone, from the quietest to the loudest. */
export const allTones: readonly CalloutTone[] = ["note", "tip", "important", "warning"];

/**
 * What a row stands in, beside other rows. It exists through its rows: those that name its id and stand next to each
 * other. A container holds rows, never another container.
 */
export type Container = Callout | Toggle | Cell;

/** A callout around its rows. */
export type Callout = {
  readonly kind: "callout";
  /** Unique in its page, among containers; has the shape of a block id. */
  readonly id: BlockId;
  /** The same for all rows of a stored body. Of rows that disagree, the first decides. */
  readonly tone: CalloutTone;
};

/**
 * A row that is always shown, its _summary_, and rows that a reader opens and closes. The first row of the container is the
 * summary, whichever that is: so a toggle has one whatever a merge does. Whether it is open is stored nowhere in a body.
 */
type Toggle = {
  readonly kind: "toggle";
  /** Unique in its page, among containers; has the shape of a block id. */
  readonly id: BlockId;
};

/** The cell of a table. A table exists through the rows in its cells, so every cell holds at least one. */
export type Cell = {
  readonly kind: "cell";
  /** The id of the table, unique in its page among containers. All rows with it that follow each other are one table. */
  readonly id: BlockId;
  /** The ids of the table row and of the column, each unique in the table. */
  readonly row: BlockId;
  readonly column: BlockId;
  /** What the table's first row and first column are. Of rows that disagree, the first decides. */
  readonly header: TableHeader;
  /** The width of the column in pixels; missing for one that is as wide as its text. Of rows that disagree, the first decides. */
  readonly width?: number;
};

/** Which cells of a table are headers: a sum of `headerRow` and `headerColumn`. */
export type TableHeader = 0 | 1 | 2 | 3;

export const headerRow = 1;
export const headerColumn = 2;

/** Every value of a table's header. */
export const allHeaders: readonly TableHeader[] = [0, 1, 2, 3];

/** Whether a value is a tone of the format. */
export function isTone(value: unknown): value is CalloutTone {
  return allTones.some((tone) => tone === value);
}

/** Whether a value says which cells of a table are headers. */
export function isTableHeader(value: unknown): value is TableHeader {
  return allHeaders.some((header) => header === value);
}

/** What all rows of one container say the same: the tone of a callout, the header of a table. Toggles have one look. */
export type ContainerLook = FrameLook | TableHeader;

/** The look of a container that is drawn around rows of the page: the tone of a callout, or that of toggles. */
export type FrameLook = CalloutTone | "toggle";

/** The look of a container. */
export function lookOf(container: Container): ContainerLook {
  if (container.kind === "toggle") return "toggle";
  return container.kind === "callout" ? container.tone : container.header;
}

/** The container with this look; unchanged if a container of its kind cannot have it. */
export function withLook<C extends Container>(container: C, look: ContainerLook): C {
  if (container.kind === "callout" && isTone(look)) return { ...container, tone: look };
  return container.kind === "cell" && isTableHeader(look)
    ? { ...container, header: look }
    : container;
}

/** Whether two cells have one table row and column; `null` unless both containers are cells. */
export function sameCell(one: Container, other: Container): boolean | null {
  if (one.kind !== "cell" || other.kind !== "cell") return null;
  return one.row === other.row && one.column === other.column;
}
