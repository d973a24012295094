import type { NodeKey } from "lexical";
import { $editorBlocks } from "../blocks/selected-blocks.ts";
import { $rowText } from "./row-text.ts";

/** A place in the text of a row: the number of characters before it. */
export interface Place {
  readonly rowKey: NodeKey;
  /** The position of the row in the page, for when the row is gone. */
  readonly row: number;
  readonly offset: number;
}

/** Where the searched text stands: within one row. */
export interface Match {
  readonly rowKey: NodeKey;
  readonly row: number;
  readonly start: number;
  readonly end: number;
}

/** All matches of the page, in order, and the index of the first one at or after a place, or of the first of all. */
export interface Found {
  readonly matches: readonly Match[];
  /** `-1` without a match. */
  readonly current: number;
}

const nothingFound: Found = { matches: [], current: -1 };

/** Finds a pattern in all rows. The cost grows with the page: call it only while somebody searches. */
export function $findMatches(pattern: RegExp | null, from: Place | null): Found {
  if (pattern === null) return nothingFound;
  const rows = $editorBlocks();
  const matches = rows.flatMap((block, row): Match[] =>
    [...$rowText(block).text.matchAll(pattern)].map(({ index, 0: text }) => ({
      rowKey: block.getKey(),
      row,
      start: index,
      end: index + text.length,
    })),
  );
  if (matches.length === 0) return nothingFound;
  if (from === null) return { matches, current: 0 };
  const here = rows.findIndex((block) => block.getKey() === from.rowKey);
  const fromRow = here === -1 ? from.row : here;
  const isAfter = ({ row, start }: Match): boolean =>
    row > fromRow || (row === fromRow && (here === -1 || start >= from.offset));
  return { matches, current: Math.max(matches.findIndex(isAfter), 0) };
}
