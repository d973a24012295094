import { bodyBlocks } from "../body-blocks.ts";
import type { DiffEntry } from "../diff/body-diff.ts";
import { diffBlocks } from "../diff/diff-bodies.ts";
import type { TimeBoundOptions } from "../diff/time-bound.ts";
import type { PageBody } from "../format.ts";
import { rowsBefore } from "./entry-rows.ts";

/** A passage of one body that another body lacks, or has in other words or formatting. */
export type TakeablePassage = {
  /** The indexes of its rows in the body it comes from, from 0. They stand next to each other. */
  readonly rows: readonly number[];
  /** Its difference from the other body: what taking it would change there. */
  readonly difference: DiffEntry;
};

/** The passages of `source` that `takePassages` could bring into `text`, in the order of `source`; without blank rows. */
export function takeablePassages(
  text: PageBody,
  source: PageBody,
  options: TimeBoundOptions = {},
): TakeablePassage[] {
  const blocks = bodyBlocks(source);
  const isBlank = (row: number) => blocks[row]?.runs.every((run) => run.text.trim() === "");
  const { entries } = diffBlocks(blocks, bodyBlocks(text), options);
  return entries
    .flatMap((difference): TakeablePassage[] => {
      const rows = rowsBefore(difference);
      return rows.every(isBlank) || difference.kind === "unchanged" ? [] : [{ rows, difference }];
    })
    .toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
}
