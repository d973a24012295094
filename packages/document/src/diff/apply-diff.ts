import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { newBlockId } from "../block-id.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import type { BodyDiff, DiffEntry } from "./body-diff.ts";
import { passageRows } from "./passage-rows.ts";
import { segmentRuns } from "./segment-runs.ts";

/**
 * The later body, built from the earlier body and the diff. The caller guarantees that the diff was made from this
 * body.
 */
export function applyDiff(before: PageBody, diff: BodyDiff): PageBody {
  const beforeBlocks = bodyBlocks(before);
  const blocks = diff.entries.flatMap((entry) => blockAfter(entry, beforeBlocks));
  return makeBody(
    blocks.map((block) => makeBlock({ ...block, id: block.id ?? newBlockId() }, block.runs)),
  );
}

function blockAfter(entry: DiffEntry, beforeBlocks: readonly BodyBlock[]): BodyBlock[] {
  if (entry.kind === "deleted") return [];
  if (entry.kind === "inserted") return [entry.after.block];
  if (entry.kind === "passage") {
    return passageRows(entry.pieces, "after").map(({ shape, segments }) => ({
      ...shape,
      runs: segmentRuns(segments, "after"),
    }));
  }
  const old = beforeBlocks[entry.before.index];
  const isText = entry.kind === "unchanged" && old !== undefined;
  const runs = isText ? old.runs : segmentRuns(entry.segments, "after");
  return [{ ...entry.after.shape, runs }];
}
